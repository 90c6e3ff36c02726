<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
    <context>
        <name>AlternativeText</name>
        <message>
            <source> %1 candidates are compared for each pair found.</source>
            <translation> Für jedes gefundene Paar werden %1 Kandidaten verglichen.</translation>
        </message>
        <message>
            <source>%1 of %2 found, %3 % (95 % limits: %4 to %5 %): too few to judge whether a goal is reached.</source>
            <translation>%1 von %2 gefunden, %3 % (95-%-Grenzen: %4 bis %5 %): zu wenige, um zu beurteilen, ob ein Ziel erreicht ist.</translation>
        </message>
        <message>
            <source>%1 uses %2 of %3 hash values; %4 unused.</source>
            <translation>%1 nutzt %2 von %3 Hashwerten; ungenutzt: %4.</translation>
        </message>
        <message>
            <source>%1 uses all %2 hash values.</source>
            <translation>%1 nutzt alle %2 Hashwerte.</translation>
        </message>
        <message>
            <source>, n = %1</source>
            <translation>, n = %1</translation>
        </message>
        <message>
            <source>, regardless of b and r</source>
            <translation>, unabhängig von b und r</translation>
        </message>
        <message>
            <source>No two different documents are that similar; at t, the first-m check (m = %1) drops %2.</source>
            <translation>Keine verschiedenen Dokumente sind so ähnlich; bei t verwirft die Erste-m-Prüfung (m = %1) %2.</translation>
        </message>
        <message>
            <source>Signing would take about %1 and verifying %2 here; this run took %3 and %4.</source>
            <translation>Die Signaturen würden hier etwa %1 dauern, die Verifikation %2; dieser Lauf brauchte %3 und %4.</translation>
        </message>
        <message>
            <source>The first-m check (m = %1) misses about %2 (%3) of %4, %5%6.</source>
            <translation>Die Erste-m-Prüfung (m = %1) übersieht etwa %2 (%3) von %4, %5%6.</translation>
        </message>
        <message>
            <source>Verification by signature also rejects candidates whose estimate is below t.</source>
            <translation>Die Verifikation nach Signatur übersieht auch gefundene Paare, deren Schätzwert unter t liegt.</translation>
        </message>
        <message>
            <source>Verification by signature misses about %1 more, %2, whose estimate is below t; exact verification misses none.</source>
            <translation>Die Verifikation nach Signatur übersieht etwa %1 mehr, %2, deren Schätzwert unter t liegt; die exakte übersieht keine.</translation>
        </message>
        <message>
            <source>With this run's hash seed, %1, recall is %2.</source>
            <translation>Mit dem Hash-Startwert dieses Laufs, %1, ist die Trefferquote %2.</translation>
        </message>
        <message>
            <source>With this run's hash seed, %1: %2</source>
            <translation>Mit dem Hash-Startwert dieses Laufs, %1: %2</translation>
        </message>
        <message>
            <source>Without it, %1 finds %2 with %3 candidates.</source>
            <translation>Ohne sie findet %1 %2 mit %3 Kandidaten.</translation>
        </message>
        <message>
            <source>are</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>below %1</source>
            <translation>unter %1</translation>
        </message>
        <message>
            <source>by the curve</source>
            <translation>nach der Kurve</translation>
        </message>
        <message>
            <source>is</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>looser</source>
            <translation>lockerer</translation>
        </message>
        <message>
            <source>similar pair of different documents</source>
            <translation>verschiedenes ähnliches Paar</translation>
        </message>
        <message>
            <source>similar pairs of different documents</source>
            <translation>ähnlichen Paaren verschiedener Dokumente</translation>
        </message>
        <message>
            <source>stricter</source>
            <translation>strenger</translation>
        </message>
        <message>
            <source>suggested</source>
            <translation>vorgeschlagen</translation>
        </message>
        <message>
            <source>⚠ With this run's hash seed, %1, recall is only %2: an unlucky seed, outside the limits; choose another.</source>
            <translation>⚠ Mit dem Hash-Startwert dieses Laufs, %1, ist die Trefferquote nur %2: ein unglücklicher Startwert, außerhalb der Grenzen; wählen Sie einen anderen.</translation>
        </message>
    </context>
    <context>
        <name>Core</name>
        <message>
            <source>A configuration of Data-Juicer with the same bands and rows over cleaned documents.</source>
            <translation>Eine Konfiguration von Data-Juicer mit denselben Bändern und Zeilen über bereinigten Dokumenten.</translation>
        </message>
        <message>
            <source>A configuration of NeMo Curator with the same bands and rows: the same curve, other hash functions.</source>
            <translation>Eine Konfiguration von NeMo Curator mit denselben Bändern und Zeilen: dieselbe Kurve, andere Hashfunktionen.</translation>
        </message>
        <message>
            <source>A configuration of text-dedup with the same bands and rows: the same curve, other hash functions.</source>
            <translation>Eine Konfiguration von text-dedup mit denselben Bändern und Zeilen: dieselbe Kurve, andere Hashfunktionen.</translation>
        </message>
        <message>
            <source>A different seed draws a different sample of the same size.</source>
            <translation>Ein anderer Startwert zieht eine andere Stichprobe derselben Größe.</translation>
        </message>
        <message>
            <source>A different seed draws different hash functions, so chance finds different pairs.</source>
            <translation>Ein anderer Startwert zieht andere Hashfunktionen, also findet der Zufall andere Paare.</translation>
        </message>
        <message>
            <source>A job for Spark with the same pairs, for corpora of billions of documents.</source>
            <translation>Ein Auftrag für Spark mit denselben Paaren, für Korpora aus Milliarden Dokumenten.</translation>
        </message>
        <message>
            <source>A pipeline for datatrove with the same candidates, all of which it treats as duplicates.</source>
            <translation>Eine Pipeline für datatrove mit denselben Kandidaten, die sie alle als Duplikate behandelt.</translation>
        </message>
        <message>
            <source>A shingle is a sequence of k words or of k characters.</source>
            <translation>Ein Shingle ist eine Folge von k Wörtern oder von k Zeichen.</translation>
        </message>
        <message>
            <source>A short script for the Python library datasketch with the same pairs, held in memory.</source>
            <translation>Ein kurzes Skript für die Python-Bibliothek datasketch mit denselben Paaren, im Speicher gehalten.</translation>
        </message>
        <message>
            <source>A text of fewer than k words or characters becomes a single shingle, or is excluded.</source>
            <translation>Ein Text mit weniger als k Wörtern oder Zeichen wird ein einziges Shingle oder ausgeschlossen.</translation>
        </message>
        <message>
            <source>Amazon book reviews without Glasgow stop words or numbers: three-word shingles, 128 values, 8 bands of 16 rows, and pairs accepted by signature agreement.</source>
            <translation>Buchbesprechungen von Amazon ohne die Stoppwörter von Glasgow und ohne Zahlen: Shingles aus drei Wörtern, 128 Werte, 8 Bänder aus 16 Zeilen, Paare akzeptiert nach Übereinstimmung der Signaturen.</translation>
        </message>
        <message>
            <source>Amazon book reviews without NLTK stop words or numbers: five-word shingles, 20 bands of 5 rows, a check of the first 5 values, and pairs accepted by signature agreement.</source>
            <translation>Buchbesprechungen von Amazon ohne die Stoppwörter von NLTK und ohne Zahlen: Shingles aus fünf Wörtern, 20 Bänder aus 5 Zeilen, eine Prüfung der ersten 5 Werte, Paare akzeptiert nach Übereinstimmung der Signaturen.</translation>
        </message>
        <message>
            <source>Any text files, in shingles of ten characters with spaces as underscores, 100 values and 20,000 buckets per band, candidates verified exactly.</source>
            <translation>Beliebige Textdateien, in Shingles aus zehn Zeichen mit Unterstrichen statt Leerzeichen, 100 Werte und 20 000 Buckets pro Band, Kandidaten exakt verifiziert.</translation>
        </message>
        <message>
            <source>Bands b</source>
            <translation>Bänder b</translation>
        </message>
        <message>
            <source>Book reviews A: sample size</source>
            <translation>Buchbesprechungen A: Stichprobengröße</translation>
        </message>
        <message>
            <source>Book reviews A: threshold, k and empty documents</source>
            <translation>Buchbesprechungen A: Schwellenwert, k und leere Dokumente</translation>
        </message>
        <message>
            <source>Book reviews B: bands and rows</source>
            <translation>Buchbesprechungen B: Bänder und Zeilen</translation>
        </message>
        <message>
            <source>Book reviews B: sample size</source>
            <translation>Buchbesprechungen B: Stichprobengröße</translation>
        </message>
        <message>
            <source>Book reviews B: shingle length</source>
            <translation>Buchbesprechungen B: Shingle-Länge</translation>
        </message>
        <message>
            <source>Buckets per band</source>
            <translation>Buckets pro Band</translation>
        </message>
        <message>
            <source>Candidates are checked by exact Jaccard, by their signatures alone, or not at all.</source>
            <translation>Kandidaten werden mit der exakten Jaccard-Ähnlichkeit geprüft, nur mit ihren Signaturen oder gar nicht.</translation>
        </message>
        <message>
            <source>Candidates at least this similar are listed as similar pairs.</source>
            <translation>Kandidaten, die mindestens so ähnlich sind, werden als ähnliche Paare aufgelistet.</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>Compose accents and remove invisible characters, or read characters as Python does.</source>
            <translation>Setzt Akzente zusammen und entfernt unsichtbare Zeichen, oder liest Zeichen, wie Python es tut.</translation>
        </message>
        <message>
            <source>Delete punctuation marks, split words at them, or keep them as part of the words.</source>
            <translation>Löscht Satzzeichen, teilt Wörter an ihnen oder behält sie als Teil der Wörter.</translation>
        </message>
        <message>
            <source>Documents without shingles are excluded, or included as identical.</source>
            <translation>Dokumente ohne Shingles werden ausgeschlossen oder als identisch aufgenommen.</translation>
        </message>
        <message>
            <source>Drops candidates whose first m values differ; it misses a true pair of similarity s with probability about 1 - s^m.</source>
            <translation>Verwirft Kandidaten, deren erste m Werte verschieden sind; sie übersieht ein wahres Paar der Ähnlichkeit s mit Wahrscheinlichkeit etwa 1 - s^m.</translation>
        </message>
        <message>
            <source>Empty documents</source>
            <translation>Leere Dokumente</translation>
        </message>
        <message>
            <source>Fast (the defaults)</source>
            <translation>Schnell (Voreinstellung)</translation>
        </message>
        <message>
            <source>First-m check</source>
            <translation>Erste-m-Prüfung</translation>
        </message>
        <message>
            <source>For character shingles: collapse each run of white space to one space, or make each an underscore.</source>
            <translation>Für Zeichen-Shingles: fasst jede Folge von Leerraum zu einem Leerzeichen zusammen oder macht aus jedem einen Unterstrich.</translation>
        </message>
        <message>
            <source>Four ways to cut 100 values into bands on 100,000 reviews. Candidates and time grow with the bands; the similar pairs stay the same: not because all are found, but because the first-m check decides.</source>
            <translation>Vier Arten, 100 Werte in Bänder zu schneiden, auf 100 000 Besprechungen. Kandidaten und Zeit wachsen mit den Bändern, die ähnlichen Paare bleiben gleich: nicht, weil alle gefunden werden, sondern weil die Erste-m-Prüfung entscheidet.</translation>
        </message>
        <message>
            <source>HTML entities</source>
            <translation>HTML-Entitäten</translation>
        </message>
        <message>
            <source>Hash family</source>
            <translation>Hash-Familie</translation>
        </message>
        <message>
            <source>Hash seed</source>
            <translation>Hash-Startwert</translation>
        </message>
        <message>
            <source>How many documents to draw from the corpus; all of them by default.</source>
            <translation>Wie viele Dokumente aus dem Korpus gezogen werden; voreingestellt sind alle.</translation>
        </message>
        <message>
            <source>In a bag, every repetition of a shingle counts as a separate element.</source>
            <translation>In einer Multimenge zählt jede Wiederholung eines Shingles als eigenes Element.</translation>
        </message>
        <message>
            <source>In a small hash table, dissimilar documents collide by accident; with unlimited buckets, only equal bands collide.</source>
            <translation>In einer kleinen Hashtabelle kollidieren unähnliche Dokumente zufällig; mit unbegrenzten Buckets kollidieren nur gleiche Bänder.</translation>
        </message>
        <message>
            <source>Keep character references such as &amp;amp; unchanged, or decode them.</source>
            <translation>Lässt Zeichenreferenzen wie &amp;amp; unverändert oder dekodiert sie.</translation>
        </message>
        <message>
            <source>Keep or drop words that consist only of digits.</source>
            <translation>Behält oder entfernt Wörter, die nur aus Ziffern bestehen.</translation>
        </message>
        <message>
            <source>Letter case</source>
            <translation>Groß und klein</translation>
        </message>
        <message>
            <source>Longer shingles are rarer, so fewer documents look alike by accident, but more true near-duplicates are missed.</source>
            <translation>Längere Shingles sind seltener, also gleichen sich weniger Dokumente zufällig, aber mehr wahre Fast-Duplikate werden übersehen.</translation>
        </message>
        <message>
            <source>Lower case makes words equal if they differ only in capitals.</source>
            <translation>Kleinschreibung macht Wörter gleich, die sich nur in Großbuchstaben unterscheiden.</translation>
        </message>
        <message>
            <source>More bands are looser: a pair has more chances to become a candidate.</source>
            <translation>Mehr Bänder sind lockerer: Ein Paar hat mehr Gelegenheiten, Kandidat zu werden.</translation>
        </message>
        <message>
            <source>More hash values estimate similarity better: the standard error falls with the square root of n.</source>
            <translation>Mehr Hashwerte schätzen die Ähnlichkeit besser: Der Standardfehler sinkt mit der Wurzel aus n.</translation>
        </message>
        <message>
            <source>More rows per band are stricter: more values must agree at once.</source>
            <translation>Mehr Zeilen pro Band sind strenger: Mehr Werte müssen zugleich übereinstimmen.</translation>
        </message>
        <message>
            <source>Newswire report</source>
            <translation>Nachrichten-Bericht</translation>
        </message>
        <message>
            <source>Newswire: accuracy against k</source>
            <translation>Nachrichten: Genauigkeit gegen k</translation>
        </message>
        <message>
            <source>Newswire: accuracy against n</source>
            <translation>Nachrichten: Genauigkeit gegen n</translation>
        </message>
        <message>
            <source>Newswire: time against k</source>
            <translation>Nachrichten: Zeit gegen k</translation>
        </message>
        <message>
            <source>Newswire: time against n</source>
            <translation>Nachrichten: Zeit gegen n</translation>
        </message>
        <message>
            <source>Newswire: time per stage</source>
            <translation>Nachrichten: Zeit pro Stufe</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>One run of the report's benchmark (k = 3, n = 50, 12 bands of 4 rows): the share of each stage in the total time.</source>
            <translation>Ein Lauf der Messung des Berichts (k = 3, n = 50, 12 Bänder aus 4 Zeilen): der Anteil jeder Stufe an der Gesamtzeit.</translation>
        </message>
        <message>
            <source>Punctuation</source>
            <translation>Satzzeichen</translation>
        </message>
        <message>
            <source>Removes frequent words before shingling: none, a built-in English list, or a file of your own.</source>
            <translation>Entfernt häufige Wörter vor dem Zerlegen in Shingles: keine, eine eingebaute englische Liste oder eine eigene Datei.</translation>
        </message>
        <message>
            <source>Reuters-21578 as in the newswire report: three-word shingles by CRC-32, 50 linear functions modulo the next prime, 12 bands of 4 rows (2 values unused).</source>
            <translation>Reuters-21578 wie im Nachrichten-Bericht: Shingles aus drei Wörtern mit CRC-32, 50 lineare Funktionen modulo der nächsten Primzahl, 12 Bänder aus 4 Zeilen (2 Werte ungenutzt).</translation>
        </message>
        <message>
            <source>Reviews report A</source>
            <translation>Rezensionen-Bericht A</translation>
        </message>
        <message>
            <source>Reviews report B</source>
            <translation>Rezensionen-Bericht B</translation>
        </message>
        <message>
            <source>Rows r</source>
            <translation>Zeilen r</translation>
        </message>
        <message>
            <source>Same and near count as similar, different does not, and unsure counts as neither.</source>
            <translation>Gleich und verwandt zählen als ähnlich, verschieden nicht, und unsicher zählt als keines von beiden.</translation>
        </message>
        <message>
            <source>Sample seed</source>
            <translation>Stichproben-Startwert</translation>
        </message>
        <message>
            <source>Sample size</source>
            <translation>Stichprobengröße</translation>
        </message>
        <message>
            <source>Samples of 1,000 to 125,000 reviews at k = 5, 20 bands of 5 rows, first-m check with m = 5. The time grows in proportion to the number of reviews, the pairs with its square.</source>
            <translation>Stichproben von 1 000 bis 125 000 Besprechungen bei k = 5, 20 Bändern aus 5 Zeilen, Erste-m-Prüfung mit m = 5. Die Zeit wächst proportional zur Zahl der Besprechungen, die Zahl der Paare mit ihrem Quadrat.</translation>
        </message>
        <message>
            <source>Samples of 100 to 20,000 reviews at n = 128, 8 bands of 16 rows, three runs each. The time grows in proportion to the number of reviews.</source>
            <translation>Stichproben von 100 bis 20 000 Besprechungen bei n = 128, 8 Bändern aus 16 Zeilen, je drei Läufe. Die Zeit wächst proportional zur Zahl der Besprechungen.</translation>
        </message>
        <message>
            <source>Set or bag</source>
            <translation>Menge oder Multimenge</translation>
        </message>
        <message>
            <source>Shingle hash</source>
            <translation>Shingle-Hash</translation>
        </message>
        <message>
            <source>Shingle length k</source>
            <translation>Shingle-Länge k</translation>
        </message>
        <message>
            <source>Shingle unit</source>
            <translation>Shingle-Einheit</translation>
        </message>
        <message>
            <source>Shingles of 2, 3, 5 and 8 words at n = 50, 12 bands of 4 rows. In the report the length of a shingle hardly changes the time, and three quarters of it go into signatures.</source>
            <translation>Shingles aus 2, 3, 5 und 8 Wörtern bei n = 50, 12 Bändern aus 4 Zeilen. Im Bericht ändert die Länge eines Shingles die Zeit kaum, und drei Viertel davon entfallen auf Signaturen.</translation>
        </message>
        <message>
            <source>Shingles of 3, 5 and 7 words on 100,000 reviews at 20 bands of 5 rows, first-m check with m = 5. Longer shingles make pairs less similar, so slightly fewer are found.</source>
            <translation>Shingles aus 3, 5 und 7 Wörtern auf 100 000 Besprechungen bei 20 Bändern aus 5 Zeilen, Erste-m-Prüfung mit m = 5. Längere Shingles machen Paare unähnlicher, also werden etwas weniger gefunden.</translation>
        </message>
        <message>
            <source>Short texts</source>
            <translation>Kurze Texte</translation>
        </message>
        <message>
            <source>Signature length n</source>
            <translation>Signaturlänge n</translation>
        </message>
        <message>
            <source>Signatures of 20, 50, 80 and 120 values in bands of 4 rows at k = 3. The time of the signatures grows in proportion to n; the time of earlier stages does not change.</source>
            <translation>Signaturen aus 20, 50, 80 und 120 Werten in Bändern aus 4 Zeilen bei k = 3. Die Zeit der Signaturen wächst proportional zu n; die Zeit früherer Stufen ändert sich nicht.</translation>
        </message>
        <message>
            <source>Stop words</source>
            <translation>Stoppwörter</translation>
        </message>
        <message>
            <source>Text files</source>
            <translation>Textdateien</translation>
        </message>
        <message>
            <source>The functions whose minima form the signature; the others reproduce reports and libraries. All are unbiased except linear-next-prime, which overestimates similarity in small corpora.</source>
            <translation>Die Funktionen, deren Minima die Signatur bilden; die anderen bilden Berichte und Bibliotheken nach. Alle sind erwartungstreu außer linear-next-prime, das die Ähnlichkeit in kleinen Korpora überschätzt.</translation>
        </message>
        <message>
            <source>The hash of a shingle: 64-bit XXH3, or CRC-32 as in published reports.</source>
            <translation>Der Hash eines Shingles: XXH3 mit 64 Bit, oder CRC-32 wie in veröffentlichten Berichten.</translation>
        </message>
        <message>
            <source>Three-word shingles, 100 values of the fast hash family, 20 bands of 5 rows, every candidate verified exactly.</source>
            <translation>Shingles aus drei Wörtern, 100 Werte der schnellen Hash-Familie, 20 Bänder aus 5 Zeilen, jeder Kandidat exakt verifiziert.</translation>
        </message>
        <message>
            <source>Threshold t</source>
            <translation>Schwellenwert t</translation>
        </message>
        <message>
            <source>Thresholds 0.3 to 0.9 for k = 3, 5 and 7 on 1,000 reviews, with documents too short for one shingle excluded and included. Included ones all equal each other, so longer shingles seem to find more.</source>
            <translation>Schwellenwerte 0.3 bis 0.9 für k = 3, 5 und 7 auf 1 000 Besprechungen, wobei Dokumente, die für ein Shingle zu kurz sind, ausgeschlossen und aufgenommen sind. Aufgenommene gleichen alle einander, also scheinen längere Shingles mehr zu finden.</translation>
        </message>
        <message>
            <source>Verify by</source>
            <translation>Verifizieren nach</translation>
        </message>
        <message>
            <source>Which of the 5 documents nearest to document 211 become candidates for shingles of 2, 3, 5 and 8 words at n = 50, 10 bands of 5 rows; also the same counts over all pairs at 0.8.</source>
            <translation>Welche der 5 nächsten Dokumente von Dokument 211 Kandidaten werden, für Shingles aus 2, 3, 5 und 8 Wörtern bei n = 50, 10 Bändern aus 5 Zeilen; dazu dieselben Zahlen über alle Paare bei 0.8.</translation>
        </message>
        <message>
            <source>Which of the 5 documents nearest to document 211 become candidates for signatures of 10, 20, 40 and 80 values in bands of 5 rows at k = 3; also the same counts over all pairs at 0.8.</source>
            <translation>Welche der 5 nächsten Dokumente von Dokument 211 Kandidaten werden, für Signaturen aus 10, 20, 40 und 80 Werten in Bändern aus 5 Zeilen bei k = 3; dazu dieselben Zahlen über alle Paare bei 0.8.</translation>
        </message>
        <message>
            <source>White space</source>
            <translation>Leerraum</translation>
        </message>
        <message>
            <source>band</source>
            <translation>Band</translation>
        </message>
        <message>
            <source>clean</source>
            <translation>Bereinigen</translation>
        </message>
        <message>
            <source>compare</source>
            <translation>vergleichen</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzwert</translation>
        </message>
        <message>
            <source>evaluate</source>
            <translation>Auswerten</translation>
        </message>
        <message>
            <source>forecast</source>
            <translation>Vorhersagen</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>join</source>
            <translation>Abgleichen</translation>
        </message>
        <message>
            <source>list</source>
            <translation>Auflisten</translation>
        </message>
        <message>
            <source>measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>rank</source>
            <translation>Ordnen</translation>
        </message>
        <message>
            <source>read</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>sample</source>
            <translation>Stichprobe</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>sign</source>
            <translation>Signieren</translation>
        </message>
        <message>
            <source>survey</source>
            <translation>Erhebung</translation>
        </message>
        <message>
            <source>sweep</source>
            <translation>Messreihe</translation>
        </message>
        <message>
            <source>verify</source>
            <translation>Verifizieren</translation>
        </message>
        <message>
            <source>write</source>
            <translation>Schreiben</translation>
        </message>
    </context>
    <context>
        <name>CorpusSources</name>
        <message>
            <source>Amazon Books Reviews contains 3 000 000 book reviews, as a table of 2.9 GB. Kaggle requires an account for the download, so this program cannot fetch it for you.</source>
            <translation>Amazon Books Reviews enthält 3 000 000 Buchbesprechungen in einer Tabelle von 2.9 GB. Kaggle verlangt für das Herunterladen ein Konto; deshalb kann dieses Programm die Daten nicht für Sie holen.</translation>
        </message>
        <message>
            <source>Get Amazon Books Reviews</source>
            <translation>Amazon Books Reviews beziehen</translation>
        </message>
        <message>
            <source>Get Reuters-21578</source>
            <translation>Reuters-21578 beziehen</translation>
        </message>
        <message>
            <source>Lookalike opens the archive of 8.2 MB directly, without unpacking it to disk.</source>
            <translation>Lookalike öffnet das Archiv von 8.2 MB direkt, ohne es auf die Platte zu entpacken.</translation>
        </message>
        <message>
            <source>Reuters-21578, Distribution 1.0, contains 21 578 items from the Reuters newswire of 1987; 19 043 of them have text. It is the standard corpus for testing near-duplicate detection on news.</source>
            <translation>Reuters-21578, Distribution 1.0, enthält 21 578 Meldungen des Nachrichtendienstes Reuters von 1987; 19 043 davon haben einen Text. Es ist das Standardkorpus, um die Suche nach Fast-Duplikaten an Nachrichten zu erproben.</translation>
        </message>
        <message>
            <source>Sign in at the address below and download the data set. Keep the zip file, or unpack it: the reviews are in Books_rating.csv. The file books_data.csv beside it describes the books and contains no reviews.</source>
            <translation>Melden Sie sich unter der folgenden Adresse an und laden Sie den Datensatz herunter. Lassen Sie die ZIP-Datei, wie sie ist, oder entpacken Sie sie: Die Besprechungen stehen in Books_rating.csv. Die Datei books_data.csv daneben beschreibt die Bücher und enthält keine Besprechungen.</translation>
        </message>
        <message>
            <source>The texts are copyright Reuters Ltd. Reuters Ltd. and Carnegie Group, Inc. allow them to be distributed free of charge for research purposes only.</source>
            <translation>Das Urheberrecht an den Texten liegt bei Reuters Ltd. Reuters Ltd. und Carnegie Group, Inc. erlauben die kostenlose Weitergabe ausschließlich zu Forschungszwecken.</translation>
        </message>
        <message>
            <source>The whole corpus takes about 15 seconds and 3 GB of memory on two cores. The preview before opening offers a smaller sample.</source>
            <translation>Das ganze Korpus braucht auf zwei Kernen etwa 15 Sekunden und 3 GB Speicher. Die Vorschau vor dem Öffnen bietet eine kleinere Stichprobe an.</translation>
        </message>
    </context>
    <context>
        <name>CurveStyle</name>
        <message>
            <source>One of the runs to compare.</source>
            <translation>Einer der Läufe zum Vergleich.</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate and passing the first-m check.</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden und die Erste-m-Prüfung zu bestehen.</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate if different bands never shared a bucket.</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden, wenn verschiedene Bänder nie denselben Bucket hätten.</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate, passing any first-m check, and being accepted by the estimate.</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden, eine etwaige Erste-m-Prüfung zu bestehen und nach dem Schätzwert akzeptiert zu werden.</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate: sharing a bucket in at least one band.</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden, also in mindestens einem Band denselben Bucket zu haben.</translation>
        </message>
        <message>
            <source>The curve of the suggested setting.</source>
            <translation>Die Kurve der vorgeschlagenen Einstellung.</translation>
        </message>
        <message>
            <source>accepted</source>
            <translation>akzeptiert</translation>
        </message>
        <message>
            <source>candidate</source>
            <translation>Kandidat</translation>
        </message>
        <message>
            <source>passed the check</source>
            <translation>Prüfung bestanden</translation>
        </message>
        <message>
            <source>suggested: </source>
            <translation>vorgeschlagen: </translation>
        </message>
        <message>
            <source>unlimited buckets</source>
            <translation>unbegrenzte Buckets</translation>
        </message>
    </context>
    <context>
        <name>EstimateText</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>Explanations</name>
        <message>
            <source>A first-m check passes a candidate only if the first m signature values agree, and so drops similar pairs that the bands have found. With this, bands and rows are chosen as if there were no check, and adopting turns it off.</source>
            <translation>Eine Erste-m-Prüfung lässt einen Kandidaten nur durch, wenn die ersten m Signaturwerte übereinstimmen, und verwirft so ähnliche Paare, die die Bänder gefunden haben. Eingeschaltet werden Bänder und Zeilen gewählt, als gäbe es keine Prüfung, und beim Übernehmen wird sie ausgeschaltet.</translation>
        </message>
        <message>
            <source>A list sorted by similarity shows only one end of the range. A sample shows every similarity: it draws this many pairs from 0.50 to 0.55, from 0.55 to 0.60 and so on, the same ones every time.</source>
            <translation>Eine nach Ähnlichkeit sortierte Liste zeigt nur ein Ende des Bereichs. Eine Stichprobe zeigt jede Ähnlichkeit: Sie zieht so viele Paare von 0.50 bis 0.55, von 0.55 bis 0.60 und so weiter, jedes Mal dieselben.</translation>
        </message>
        <message>
            <source>A number is the position of a document, counted from 0. Other words are searched for as an id, then in ids, titles and texts; the first document that contains them all is used. Ctrl+N on the Pairs and Corpus pages brings the selected document here.</source>
            <translation>Eine Zahl ist die Position eines Dokuments, von 0 an gezählt. Andere Wörter werden als Kennung gesucht, dann in Kennungen, Titeln und Texten; verwendet wird das erste Dokument, das sie alle enthält. Strg+N auf den Seiten „Paare“ und „Korpus“ bringt das gewählte Dokument hierher.</translation>
        </message>
        <message>
            <source>A pair becomes a candidate if its signatures are equal in at least one whole band. More bands are looser: each is one more chance, the S-curve moves to the left, fewer pairs are missed and more are compared needlessly. The curve rises most steeply near (1/b)^(1/r).</source>
            <translation>Ein Paar wird Kandidat, wenn seine Signaturen in mindestens einem ganzen Band gleich sind. Mehr Bänder sind lockerer: Jedes ist eine weitere Gelegenheit, die S-Kurve rückt nach links, weniger Paare werden übersehen und mehr unnötig verglichen. Die Kurve steigt am steilsten nahe (1/b)^(1/r).</translation>
        </message>
        <message>
            <source>A path through the lesson for students: nine questions, each in a scene with its values set. The question stays below the picture; the answer is found by stepping and dragging.</source>
            <translation>Ein Weg durch die Lektion für Studierende: neun Fragen, jede in einer Szene mit passenden Werten. Die Frage bleibt unter dem Bild; die Antwort findet man durch Schritte und Ziehen.</translation>
        </message>
        <message>
            <source>A second parameter to vary: every value of the first is run with every value of this one, so the numbers of runs multiply.</source>
            <translation>Ein zweiter variierter Parameter: Jeder Wert des ersten wird mit jedem Wert von diesem ausgeführt, also multiplizieren sich die Zahlen der Läufe.</translation>
        </message>
        <message>
            <source>A shingle is a sequence of k consecutive words, or of k consecutive characters. Characters tolerate small changes inside words and suit short texts; words are fewer and take less time. Texts without spaces between words, such as Chinese, Japanese or Thai, need characters.</source>
            <translation>Ein Shingle ist eine Folge von k aufeinanderfolgenden Wörtern oder von k aufeinanderfolgenden Zeichen. Zeichen dulden kleine Änderungen in Wörtern und eignen sich für kurze Texte; Wörter sind weniger und brauchen weniger Zeit. Texte ohne Leerzeichen zwischen Wörtern, etwa chinesische, japanische oder thailändische, brauchen Zeichen.</translation>
        </message>
        <message>
            <source>A signature of n values is cut into b bands of r rows, which use b times r values; b times r must not exceed n. Further values are computed but not used in banding.</source>
            <translation>Eine Signatur aus n Werten wird in b Bänder aus r Zeilen geschnitten, die b mal r Werte nutzen; b mal r darf n nicht überschreiten. Weitere Werte werden berechnet, aber von den Bändern nicht genutzt.</translation>
        </message>
        <message>
            <source>A stratum with fewer pairs is listed in full.</source>
            <translation>Eine Schicht mit weniger Paaren wird ganz aufgelistet.</translation>
        </message>
        <message>
            <source>A study is a recipe with a name: the defaults of this program, or the settings of a published report. Choosing one sets all parameters in one step, which Undo reverses.</source>
            <translation>Eine Studie ist ein Rezept mit einem Namen: die Voreinstellung dieses Programms oder die Einstellung eines veröffentlichten Berichts. Die Wahl einer Studie setzt alle Parameter in einem Schritt, den „Rückgängig“ aufhebt.</translation>
        </message>
        <message>
            <source>A sweep runs the recipe repeatedly with different values of one or two parameters. It compares what each setting finds, misses and costs on this corpus. The recipe does not change until you use one of the rows.</source>
            <translation>Eine Messreihe führt das Rezept wiederholt mit verschiedenen Werten eines oder zweier Parameter aus. Sie vergleicht, was jede Einstellung auf diesem Korpus findet, übersieht und kostet. Das Rezept ändert sich erst, wenn Sie eine der Zeilen übernehmen.</translation>
        </message>
        <message>
            <source>A text of fewer than k words contains no sequence of k. Kept whole, it becomes one shingle of all its words, so short texts are equal or have nothing in common: "Love it!" matches "love it". A text without any word, such as "!!!", is compared by its bytes. Left out, short texts have no shingles and are not compared, as in the published reports.</source>
            <translation>Ein Text mit weniger als k Wörtern enthält keine Folge von k. Als Ganzes wird er ein Shingle aus allen seinen Wörtern, also sind kurze Texte gleich oder haben nichts gemeinsam: "Love it!" gleicht "love it". Ein Text ohne jedes Wort, etwa "!!!", wird nach seinen Bytes verglichen. Ausgelassen haben kurze Texte keine Shingles und werden nicht verglichen, wie in den veröffentlichten Berichten.</translation>
        </message>
        <message>
            <source>Adds the run of the selected row to the Runs panel, or adopts its recipe and lists its candidates, similar, missed or wrong pairs. Missed pairs can be listed only if the reference is the row's own pairs.</source>
            <translation>Fügt den Lauf der gewählten Zeile den Läufen hinzu, oder übernimmt sein Rezept und listet seine Kandidaten, ähnlichen, übersehenen oder falschen Paare auf. Übersehene Paare lassen sich nur auflisten, wenn die Referenz die eigenen Paare der Zeile sind.</translation>
        </message>
        <message>
            <source>Adds this run to the Runs panel below, and its curve to the plot as a dashed line with its name, for comparison.</source>
            <translation>Fügt diesen Lauf unten den Läufen hinzu, und seine Kurve als gestrichelte Linie mit seinem Namen dem Diagramm, zum Vergleich.</translation>
        </message>
        <message>
            <source>All differences from the beginning to the end of the texts, as marks: left half for the left text, right half for the right one. A click goes to the nearest; Alt+Down and Alt+Up go from one to the next.</source>
            <translation>Alle Unterschiede vom Anfang bis zum Ende der Texte, als Striche: linke Hälfte für den linken Text, rechte Hälfte für den rechten. Ein Klick geht zum nächsten; Alt+Ab und Alt+Auf gehen von einem zum anderen.</translation>
        </message>
        <message>
            <source>All documents in the corpus, or in its sample, with their tokens and shingles under the recipe. The pane below shows one document as text, as tokens and as shingles; beside it are the lengths of all documents and the records that could not be read.</source>
            <translation>Alle Dokumente des Korpus oder seiner Stichprobe, mit ihren Token und Shingles unter dem Rezept. Der untere Bereich zeigt ein Dokument als Text, als Token und als Shingles; daneben stehen die Längen aller Dokumente und die Datensätze, die nicht lesbar waren.</translation>
        </message>
        <message>
            <source>All r values of a band must agree at once. More rows are stricter: the S-curve moves to the right and becomes steeper, fewer pairs are compared and more are missed. The curve rises most steeply near (1/b)^(1/r).</source>
            <translation>Alle r Werte eines Bandes müssen zugleich übereinstimmen. Mehr Zeilen sind strenger: Die S-Kurve rückt nach rechts und wird steiler, weniger Paare werden verglichen und mehr übersehen. Die Kurve steigt am steilsten nahe (1/b)^(1/r).</translation>
        </message>
        <message>
            <source>Animates each step forward, usually for half a second: rows slide to their places in a shuffle, or one term becomes the next. In scene 7, 20 pairs drop as small squares, one by one, and the others in a stream, while the point settles on the curve. Going back shows the previous picture at once. Nothing moves if the settings of the desktop (GNOME, KDE or GTK) turn animations off.</source>
            <translation>Bewegt jeden Schritt vorwärts, meist eine halbe Sekunde lang: Zeilen gleiten beim Mischen an ihre Plätze, oder ein Term geht in den nächsten über. In Szene 7 fallen 20 Paare als kleine Quadrate einzeln und die übrigen in einem Strom, während sich der Punkt auf der Kurve einpendelt. Zurück zeigt das vorige Bild sofort. Nichts bewegt sich, wenn die Einstellungen des Desktops (GNOME, KDE oder GTK) Animationen abschalten.</translation>
        </message>
        <message>
            <source>Any text, whether the corpus contains it or not. It is cleaned, shingled and signed by the recipe, then compared with every document.</source>
            <translation>Ein beliebiger Text, ob im Korpus oder nicht. Er wird mit dem Rezept bereinigt, in Shingles zerlegt und signiert, dann mit jedem Dokument verglichen.</translation>
        </message>
        <message>
            <source>Applies only to character shingles. Either every run of white space becomes one space, so that line breaks do not matter; or each white-space character becomes an underscore, as some small tools do.</source>
            <translation>Gilt nur für Zeichen-Shingles. Entweder wird jede Folge von Leerraum ein Leerzeichen, sodass Zeilenumbrüche keine Rolle spielen, oder jedes Leerraumzeichen wird ein Unterstrich, wie es manche kleinen Werkzeuge tun.</translation>
        </message>
        <message>
            <source>As a set, a document counts each shingle once, however often it occurs. As a bag, the second and third occurrences are separate elements, so repetition counts in the Jaccard similarity.</source>
            <translation>Als Menge zählt ein Dokument jedes Shingle einmal, wie oft es auch vorkommt. Als Multimenge sind das zweite und dritte Vorkommen eigene Elemente, also zählen Wiederholungen in der Jaccard-Ähnlichkeit.</translation>
        </message>
        <message>
            <source>As the recipe sees them: shared shingles are shaded, pointing at a sequence highlights its counterpart, and letter case, punctuation, numbers and stop words that the recipe ignores do not count as differences. The counts shown are the ones from which J is computed.</source>
            <translation>Wie das Rezept sie sieht: Gemeinsame Shingles sind hinterlegt, eine Folge unter dem Zeiger hebt ihr Gegenstück hervor, und Groß- und Kleinschreibung, Satzzeichen, Zahlen und Stoppwörter, die das Rezept übergeht, gelten nicht als Unterschiede. Die gezeigten Zahlen sind die, aus denen J berechnet wird.</translation>
        </message>
        <message>
            <source>Before verification, drops candidates whose first m values are not all equal. That saves comparisons but misses true pairs: with m = r, a pair of similarity s passes with a probability of only s^m. At s = 0.8 and m = 5 that is one in three, so two of three pairs at the threshold are lost.</source>
            <translation>Verwirft vor der Verifikation Kandidaten, deren erste m Werte nicht alle gleich sind. Das spart Vergleiche, übersieht aber wahre Paare: Mit m = r besteht ein Paar der Ähnlichkeit s nur mit Wahrscheinlichkeit s^m. Bei s = 0.8 und m = 5 ist das eines von dreien, also gehen zwei von drei Paaren am Schwellenwert verloren.</translation>
        </message>
        <message>
            <source>Borderline first shows the pairs nearest to the threshold. Random strata draws the same number of pairs from each stratum of 0.05 of similarity, so that precision is known everywhere; its interval then holds for the whole list. The random order is the same every time. Unjudged in view continues from the selected row.</source>
            <translation>„Grenzfälle zuerst“ zeigt die Paare, die dem Schwellenwert am nächsten sind. „Zufällige Schichten“ zieht gleich viele Paare aus jeder Schicht von 0.05 der Ähnlichkeit, sodass die Genauigkeit überall bekannt ist; ihr Intervall gilt dann für die ganze Liste. Die zufällige Reihenfolge ist jedes Mal dieselbe. „Unbeurteilte der Ansicht“ geht von der gewählten Zeile weiter.</translation>
        </message>
        <message>
            <source>Breaks links of lower similarity. Groups split at their weakest links, which ends long chains of slowly changing texts.</source>
            <translation>Trennt Verbindungen geringerer Ähnlichkeit. Gruppen teilen sich an ihren schwächsten Verbindungen, was lange Ketten langsam veränderter Texte beendet.</translation>
        </message>
        <message>
            <source>Candidates that are less similar than the threshold, so they were compared needlessly. Fewer bands or more rows make them rarer, and missed pairs more frequent.</source>
            <translation>Kandidaten, die weniger ähnlich sind als der Schwellenwert, also unnötig verglichen wurden. Weniger Bänder oder mehr Zeilen machen sie seltener und übersehene Paare häufiger.</translation>
        </message>
        <message>
            <source>Candidates that passed verification at the current threshold: the result of the run.</source>
            <translation>Kandidaten, die die Verifikation am aktuellen Schwellenwert bestanden haben: das Ergebnis des Laufs.</translation>
        </message>
        <message>
            <source>Candidates with a similarity of at least t are listed as similar pairs. The threshold should be to the right of the steepest rise of the S-curve, near (1/b)^(1/r): similar pairs left of the rise are rarely found, whatever the threshold. Moving it does not repeat any comparison.</source>
            <translation>Kandidaten mit einer Ähnlichkeit von mindestens t werden als ähnliche Paare aufgelistet. Der Schwellenwert sollte rechts vom steilsten Anstieg der S-Kurve liegen, nahe (1/b)^(1/r): Ähnliche Paare links vom Anstieg werden selten gefunden, gleich bei welchem Schwellenwert. Ihn zu verschieben, wiederholt keinen Vergleich.</translation>
        </message>
        <message>
            <source>Changes an input of the scene. The picture and the sentence follow at once; the step stays the same.</source>
            <translation>Ändert eine Eingabe der Szene. Bild und Satz folgen sofort; der Schritt bleibt derselbe.</translation>
        </message>
        <message>
            <source>Chooses bands and rows for you. Enter a similarity, and the share of the pairs above it that must be found; among all settings expected to reach it, the one with the fewest candidates is chosen. It uses the similarities of this corpus's own pairs, which were compared exactly, not an assumed distribution.</source>
            <translation>Wählt Bänder und Zeilen für Sie. Geben Sie eine Ähnlichkeit an und den Anteil der Paare darüber, der gefunden werden muss; unter allen Einstellungen, die ihn voraussichtlich erreichen, wird die mit den wenigsten Kandidaten gewählt. Verwendet werden die Ähnlichkeiten der Paare dieses Korpus selbst, die exakt verglichen wurden, keine angenommene Verteilung.</translation>
        </message>
        <message>
            <source>Describes this corpus, its source and its terms. The program goes online only when you press Download; you can also fetch the file yourself and use it here.</source>
            <translation>Beschreibt dieses Korpus, seine Quelle und seine Bedingungen. Das Programm geht nur online, wenn Sie „Herunterladen“ drücken; Sie können die Datei auch selbst holen und hier verwenden.</translation>
        </message>
        <message>
            <source>Documents connected by similar pairs, directly or through a chain, form a group, named after its keeper. "weakest" is the similarity of the link that breaks first when the threshold rises; "chained" documents do not form a similar pair with the keeper; "dropped" counts documents that are removed. A group unfolds into its documents, the keeper first, then by similarity to it. One selected document is shown beside its keeper below, two are shown side by side. A pair that you judged different is not a link; one that you judged same or near is a link that no threshold breaks. "judged different" documents are removed because of a chain although you judged them different from the keeper.</source>
            <translation>Dokumente, die direkt oder über eine Kette durch ähnliche Paare verbunden sind, bilden eine Gruppe, die nach ihrem Vertreter heißt. „schwächste“ ist die Ähnlichkeit der Verbindung, die zuerst bricht, wenn der Schwellenwert steigt; Dokumente „über Kette“ sind kein ähnliches Paar mit dem Vertreter; „entfernt“ zählt Dokumente, die entfernt werden. Eine Gruppe klappt zu ihren Dokumenten aus, zuerst der Vertreter, dann nach Ähnlichkeit mit ihm. Ein gewähltes Dokument steht unten neben seinem Vertreter, zwei stehen nebeneinander. Ein Paar, das Sie als verschieden beurteilt haben, ist keine Verbindung; ein als gleich oder verwandt beurteiltes ist eine, die kein Schwellenwert bricht. „als verschieden beurteilt“ heißen Dokumente, die wegen einer Kette entfernt werden, obwohl Sie sie als verschieden vom Vertreter beurteilt haben.</translation>
        </message>
        <message>
            <source>Drag rings that have arrows; click scales, buttons and cells; point at a term of the formula to highlight its curve, or at a curve to highlight its term. In the first step of scene 7, draw the curve that you expect in the plot. With the keyboard, Tab goes from one of them to the next, Up and Down move a ring (by ten steps with Shift), and Space clicks. Left and Right step through the scene. G, a number and Enter add a guess, and another G before Enter begins the next, so that a whole room can guess; the line below the picture shows how the number is read. Esc cancels.</source>
            <translation>Ziehen Sie Ringe, die Pfeile haben; klicken Sie Skalen, Knöpfe und Zellen an; zeigen Sie auf einen Term der Formel, um seine Kurve hervorzuheben, oder auf eine Kurve, um ihren Term hervorzuheben. Zeichnen Sie im ersten Schritt der Szene 7 die erwartete Kurve in das Diagramm. Mit der Tastatur geht Tab von einem dieser Elemente zum nächsten, Auf und Ab bewegen einen Ring (mit Umschalt in Zehnerschritten), und die Leertaste klickt. Links und Rechts gehen durch die Szene. G, eine Zahl und Eingabe fügen eine Schätzung hinzu, und ein weiteres G vor der Eingabe beginnt die nächste, sodass ein ganzer Hörsaal schätzen kann; die Zeile unter dem Bild zeigt, wie die Zahl gelesen wird. Esc bricht ab.</translation>
        </message>
        <message>
            <source>Draws this many documents from the corpus at random, each at most once, and compares only them. The number of pairs grows with the square of the number of documents: a tenth of the documents has about a hundredth of the similar pairs.</source>
            <translation>Zieht so viele Dokumente zufällig aus dem Korpus, jedes höchstens einmal, und vergleicht nur sie. Die Zahl der Paare wächst mit dem Quadrat der Zahl der Dokumente: Ein Zehntel der Dokumente hat etwa ein Hundertstel der ähnlichen Paare.</translation>
        </message>
        <message>
            <source>Drops a document only if it forms a similar pair with one that stays. More documents then stay, and no two of them are a similar pair.</source>
            <translation>Entfernt ein Dokument nur, wenn es mit einem bleibenden ein ähnliches Paar ist. Dann bleiben mehr Dokumente, und keine zwei davon sind ein ähnliches Paar.</translation>
        </message>
        <message>
            <source>Each cell is one choice of bands (to the right, looser) and rows (upwards, stricter); brighter means a higher number. Dashed lines join settings with an equal (1/b)^(1/r), whose S-curves rise at the same similarity. Rings mark the settings that reach the goal and that no other beats. The solid frame is the recipe, the dotted one the selection; a double click or Enter uses a cell. Plus and minus or the wheel zoom, Ctrl with an arrow moves the axes, and Home shows the whole grid.</source>
            <translation>Jede Zelle ist eine Wahl von Bändern (nach rechts lockerer) und Zeilen (nach oben strenger); heller bedeutet eine höhere Zahl. Gestrichelte Linien verbinden Einstellungen mit gleichem (1/b)^(1/r), deren S-Kurven bei derselben Ähnlichkeit steigen. Ringe markieren die Einstellungen, die das Ziel erreichen und die keine andere übertrifft. Der durchgezogene Rahmen ist das Rezept, der gepunktete die Auswahl; ein Doppelklick oder Eingabe übernimmt eine Zelle. Plus und Minus oder das Rad vergrößern, Strg mit einem Pfeil verschiebt die Achsen, und Pos1 zeigt das ganze Gitter.</translation>
        </message>
        <message>
            <source>Each scene answers one question in steps. Alt+digit goes to a scene; its settings stay until you reset it.</source>
            <translation>Jede Szene beantwortet eine Frage in Schritten. Alt mit einer Ziffer geht zu einer Szene; die Einstellungen einer Szene bleiben, bis Sie sie zurücksetzen.</translation>
        </message>
        <message>
            <source>Each stage's share of the time of the selected row, or of the mean of all rows if none is selected; the title says which.</source>
            <translation>Anteil jeder Stufe an der Zeit der gewählten Zeile, oder des Mittels aller Zeilen, wenn keine gewählt ist; der Titel sagt, welches.</translation>
        </message>
        <message>
            <source>Each stage's share of the total time. The table beside it has the same numbers.</source>
            <translation>Anteil jeder Stufe an der Gesamtzeit. Die Tabelle daneben hat dieselben Zahlen.</translation>
        </message>
        <message>
            <source>Every b × r finds identical pairs, and there is nothing to compare in them; without them the list begins with pairs worth reading. They are counted above the table, and exports exclude them too.</source>
            <translation>Alle b × r finden identische Paare, und an ihnen ist nichts zu vergleichen; ohne sie beginnt die Liste mit lesenswerten Paaren. Sie werden über der Tabelle gezählt, und auch Exporte lassen sie aus.</translation>
        </message>
        <message>
            <source>Every key of this window, its name in the menus and its effect.</source>
            <translation>Jede Taste dieses Fensters, ihr Name in den Menüs und ihre Wirkung.</translation>
        </message>
        <message>
            <source>Every parameter of the run with its value and its meaning, including those that are folded in the panel.</source>
            <translation>Jeder Parameter des Laufs mit Wert und Bedeutung, auch die in der Leiste eingeklappten.</translation>
        </message>
        <message>
            <source>Every point is a setting: further right it has more different candidates (identical pairs are left out), further up it misses more. The orange line joins the settings that reach the goal and that no other beats: none finds as much with fewer candidates. With one hash seed a setting reaches the goal if it does so with 95 of 100 seeds, as Suggest demands, and the best one is what Suggest recommends; a seed alone may be lucky (⚠). With several seeds it reaches the goal with each of them, and whiskers show their spread. The circle is the recipe. Drag the green line to change the goal, which Suggest shares. A click or an arrow key selects a point, here and in the table; a double click or Enter uses it, and Undo reverses it.</source>
            <translation>Jeder Punkt ist eine Einstellung: weiter rechts hat sie mehr verschiedene Kandidaten (identische Paare sind ausgelassen), weiter oben übersieht sie mehr. Die orange Linie verbindet die Einstellungen, die das Ziel erreichen und die keine andere übertrifft: Keine findet ebenso viel mit weniger Kandidaten. Bei einem Hash-Startwert erreicht eine Einstellung das Ziel, wenn sie es mit 95 von 100 Startwerten erreicht, wie „Vorschlagen“ es verlangt, und die beste ist die, die „Vorschlagen“ empfiehlt; ein einzelner Startwert kann Glück haben (⚠). Bei mehreren erreicht sie es mit jedem von ihnen, und Antennen zeigen ihre Spanne. Der Kreis ist das Rezept. Ziehen Sie die grüne Linie, um das Ziel zu ändern, das „Vorschlagen“ mit verwendet. Ein Klick oder eine Pfeiltaste wählt einen Punkt, hier und in der Tabelle; ein Doppelklick oder Eingabe übernimmt ihn, und „Rückgängig“ hebt das auf.</translation>
        </message>
        <message>
            <source>Every sequence of k consecutive tokens of the document, with its number in the document's set. A repeated shingle is marked: a set counts it once, a bag every time.</source>
            <translation>Jede Folge von k aufeinanderfolgenden Token des Dokuments, mit ihrer Zahl in der Menge des Dokuments. Ein wiederholtes Shingle ist gekennzeichnet: Eine Menge zählt es einmal, eine Multimenge jedes Mal.</translation>
        </message>
        <message>
            <source>Every sequence of k consecutive words or characters is a shingle, and the set of shingles represents the document. With a small k, dissimilar documents share many shingles by chance; with a large k, one changed word destroys k shingles, so all similarities fall. For characters, 5 suits short messages and about 10 long articles; 2 to 5 words are usual.</source>
            <translation>Jede Folge von k aufeinanderfolgenden Wörtern oder Zeichen ist ein Shingle, und die Menge der Shingles steht für das Dokument. Mit kleinem k haben unähnliche Dokumente zufällig viele Shingles gemeinsam; mit großem k zerstört ein geändertes Wort k Shingles, also sinken alle Ähnlichkeiten. Bei Zeichen eignet sich 5 für kurze Nachrichten und etwa 10 für lange Artikel; bei Wörtern sind 2 bis 5 üblich.</translation>
        </message>
        <message>
            <source>Everything random is drawn from this number: the same seed shows the same permutations, hash functions and pairs on every machine. A different seed shows how much of a picture is chance.</source>
            <translation>Alles Zufällige wird aus dieser Zahl gezogen: Derselbe Startwert zeigt auf jedem Rechner dieselben Permutationen, Hashfunktionen und Paare. Ein anderer Startwert zeigt, wie viel an einem Bild Zufall ist.</translation>
        </message>
        <message>
            <source>Exact Jaccard similarity: the number of shingles that both documents have, divided by the number that at least one has. 1 means equal sets, 0 nothing in common.</source>
            <translation>Exakte Jaccard-Ähnlichkeit: die Zahl der Shingles, die beide Dokumente haben, geteilt durch die Zahl derer, die mindestens eines hat. 1 heißt gleiche Mengen, 0 nichts gemeinsam.</translation>
        </message>
        <message>
            <source>Exact compares the shingle sets of every candidate, so no pair below the threshold is accepted. Signature uses the share of agreeing values instead: faster, but off by about 1/√n in either direction. With None, every candidate is accepted.</source>
            <translation>„exact“ vergleicht die Shingle-Mengen jedes Kandidaten, also wird kein Paar unter dem Schwellenwert akzeptiert. „signature“ verwendet stattdessen den Anteil übereinstimmender Werte: schneller, aber um etwa 1/√n in beide Richtungen ungenau. Mit „none“ wird jeder Kandidat akzeptiert.</translation>
        </message>
        <message>
            <source>Fifty copies of one text make 1,225 pairs. With this on, each group, as on the Groups page without verdicts, has one row: the most similar of its listed pairs. Missed pairs in the list merge the groups that they connect.</source>
            <translation>Fünfzig Kopien eines Textes ergeben 1 225 Paare. Eingeschaltet hat jede Gruppe, wie auf der Seite „Gruppen“ ohne Urteile, eine Zeile: das ähnlichste ihrer aufgelisteten Paare. Übersehene Paare in der Liste vereinigen die Gruppen, die sie verbinden.</translation>
        </message>
        <message>
            <source>First the value of the baseline run for the two documents, then the value of this run. J differs if cleaning or shingles differ; if it is equal, different signatures give different estimates, which are shown. Sorting uses the difference.</source>
            <translation>Zuerst der Wert des Vergleichslaufs für die beiden Dokumente, dann der Wert dieses Laufs. J ist verschieden, wenn Bereinigung oder Shingles verschieden sind; ist es gleich, geben verschiedene Signaturen verschiedene Schätzwerte, die dann gezeigt werden. Sortiert wird nach der Differenz.</translation>
        </message>
        <message>
            <source>Goes back one step, to exactly the previous picture. Left and Page Up do the same. At the first step it goes to the previous scene.</source>
            <translation>Geht einen Schritt zurück, genau zum vorigen Bild. Links und Bild auf tun dasselbe. Vom ersten Schritt geht es zur vorigen Szene.</translation>
        </message>
        <message>
            <source>Groups of documents connected by similar pairs, the keeper of each group, and the corpus without its duplicates as a file.</source>
            <translation>Gruppen von Dokumenten, die durch ähnliche Paare verbunden sind, der Vertreter jeder Gruppe, und das Korpus ohne seine Duplikate als Datei.</translation>
        </message>
        <message>
            <source>How long each step stays while the scene plays. Slow leaves time to read the sentence aloud; fast shows the movement.</source>
            <translation>Wie lange jeder Schritt beim Abspielen bleibt. Langsam lässt Zeit, den Satz vorzulesen; schnell zeigt die Bewegung.</translation>
        </message>
        <message>
            <source>How the reference recipe differs from the current one, such as "k = 3" or "k = 3, t = 0.8". Use the names of parameters in the recipe panel, or the keys of the command line.</source>
            <translation>Wie sich das Referenzrezept vom aktuellen unterscheidet, etwa „k = 3“ oder „k = 3, t = 0.8“. Verwenden Sie die Namen der Parameter in der Rezeptleiste oder die Schlüssel der Kommandozeile.</translation>
        </message>
        <message>
            <source>How the texts are shown: with the lines of the file, in a fixed-width font, larger, with long equal stretches folded, or with the sides swapped. All settings except the sides are remembered.</source>
            <translation>Wie die Texte gezeigt werden: mit den Zeilen der Datei, in fester Zeichenbreite, größer, mit eingeklappten langen gleichen Strecken oder mit getauschten Seiten. Alle Einstellungen außer den Seiten bleiben gemerkt.</translation>
        </message>
        <message>
            <source>Judge pairs with the keys 1 to 4 while the keyboard focus is in the table or the texts: same, near, different, unsure. N writes a note, J goes to the next pair, U undoes the last verdict. A verdict applies to the two texts, so it stays when recipe, sample or order change, and copies of a text share it. It is saved at once in the recovery copy and, when you save, in the run file. F6 shows only the texts and this bar.</source>
            <translation>Beurteilen Sie Paare mit den Tasten 1 bis 4, während der Tastaturfokus in der Tabelle oder den Texten ist: gleich, verwandt, verschieden, unsicher. N schreibt eine Notiz, J geht zum nächsten Paar, U nimmt das letzte Urteil zurück. Ein Urteil gilt den beiden Texten, also bleibt es, wenn Rezept, Stichprobe oder Reihenfolge sich ändern, und gilt auch für Kopien eines Textes. Es wird sofort in der Sicherungskopie gesichert und, wenn Sie sichern, in der Lauf-Datei. F6 zeigt nur die Texte und diese Leiste.</translation>
        </message>
        <message>
            <source>Listed pairs that are less similar than the threshold. Exact verification accepts none; signatures err by about 1/√n, and without verification every candidate is accepted.</source>
            <translation>Aufgelistete Paare, die weniger ähnlich sind als der Schwellenwert. Exakte Verifikation akzeptiert keine; Signaturen irren um etwa 1/√n, und ohne Verifikation wird jeder Kandidat akzeptiert.</translation>
        </message>
        <message>
            <source>Lists only documents that contain all of these words in their id, title or text. Neither case nor the order of the words matters.</source>
            <translation>Listet nur Dokumente auf, die alle diese Wörter in Kennung, Titel oder Text enthalten. Weder Groß- und Kleinschreibung noch die Reihenfolge der Wörter spielen eine Rolle.</translation>
        </message>
        <message>
            <source>Lists only the pairs that pass. A word of the title or text of either document must begin with the typed word; words in quotation marks must occur exactly, in sequence. j, estimate, containment, bands and words (of the shorter text) are compared with a number by &lt; &lt;= = != &gt;= &gt;. id:17 finds an id, doc:17 the document at position 17, group:1 finds the pairs of the largest group, verdict:near (or same, different, unsure, any, none, disputed) finds verdicts, judge:anna finds the pairs that she judged, identical finds equal shingle sets. Join conditions with and (or nothing), or, not and parentheses: j&gt;=0.6 j&lt;0.8 (wheat or corn) not id:17. A condition that cannot be read is underlined, and the list stays unchanged.</source>
            <translation>Listet nur die Paare auf, die bestehen. Ein Wort im Titel oder Text eines der Dokumente muss mit dem eingegebenen Wort beginnen; Wörter in Anführungszeichen müssen genau so aufeinander folgen. j, estimate, containment, bands und words (des kürzeren Textes) werden durch &lt; &lt;= = != &gt;= &gt; mit einer Zahl verglichen. id:17 findet eine Kennung, doc:17 das Dokument an Position 17, group:1 die Paare der größten Gruppe, verdict:near (oder same, different, unsure, any, none, disputed) findet Urteile, judge:anna die Paare, die sie beurteilt hat, identical gleiche Shingle-Mengen. Verbinden Sie Bedingungen durch and (oder nichts), or, not und Klammern: j&gt;=0.6 j&lt;0.8 (wheat or corn) not id:17. Eine nicht lesbare Bedingung ist unterstrichen, und die Liste bleibt unverändert.</translation>
        </message>
        <message>
            <source>Lists the documents in all groups, up to 20,000 at once, so that you can read groups by scrolling. In the list, Right or * unfolds one group, and Left folds it.</source>
            <translation>Listet die Dokumente aller Gruppen auf, bis zu 20 000 auf einmal, sodass Sie Gruppen beim Rollen lesen können. In der Liste klappt Rechts oder * eine Gruppe aus, und Links klappt sie ein.</translation>
        </message>
        <message>
            <source>Memory used by the run's cached results, which speed up the next change. If memory is short, tokens and then shingles are recomputed instead; texts that do not fit stay in their files or go into a temporary one.</source>
            <translation>Der Speicher der zwischengespeicherten Ergebnisse des Laufs, die die nächste Änderung schnell machen. Ist der Speicher knapp, werden stattdessen Token und dann Shingles neu berechnet; Texte, die nicht hineinpassen, bleiben in ihren Dateien oder kommen in eine temporäre.</translation>
        </message>
        <message>
            <source>Missed pairs have a finer scale where they are few, which is where good settings differ. Recall is the share that is found, on a linear scale.</source>
            <translation>Übersehene Paare haben eine feinere Skala, wo es wenige sind, denn dort unterscheiden sich gute Einstellungen. Die Trefferquote ist der gefundene Anteil, auf linearer Skala.</translation>
        </message>
        <message>
            <source>Nine scenes show how near-duplicates are found: two texts become shingles, shingles become signatures, signatures become bands, and bands become the S-curve. Every number is computed by the same functions as in real runs. Only the last scene needs a corpus; the square of all pairs in scene 1 takes its number of documents from the open one.</source>
            <translation>Neun Szenen zeigen, wie Fast-Duplikate gefunden werden: Aus zwei Texten werden Shingles, aus Shingles Signaturen, aus Signaturen Bänder, und aus Bändern die S-Kurve. Jede Zahl wird mit denselben Funktionen berechnet wie in echten Läufen. Nur die letzte Szene braucht ein Korpus; das Quadrat aller Paare in Szene 1 nimmt seine Zahl der Dokumente vom geöffneten.</translation>
        </message>
        <message>
            <source>On the left, the number of documents and shingles, then the time of each stage and the peak memory so far. During work, its progress is on the right, and Cancel or Esc stops it.</source>
            <translation>Links die Zahl der Dokumente und Shingles, dann die Zeit jeder Stufe und der bisher höchste Speicher. Während der Arbeit steht rechts ihr Fortschritt, und „Abbrechen“ oder Esc stoppt sie.</translation>
        </message>
        <message>
            <source>One document in three forms: the original text, the tokens left after cleaning, and the shingles by which it is compared.</source>
            <translation>Ein Dokument in drei Formen: der ursprüngliche Text, die Token nach der Bereinigung, und die Shingles, nach denen es verglichen wird.</translation>
        </message>
        <message>
            <source>One document of each group stays: the first in the corpus, the one with the longest text, the one with the largest sum of similarities to the others, or the one with the highest or lowest value in a column of the source. A chosen keeper, picked with the key K or in the context menu, stays under every rule.</source>
            <translation>Ein Dokument jeder Gruppe bleibt: das erste im Korpus, das mit dem längsten Text, das mit der größten Summe der Ähnlichkeiten zu den anderen, oder das mit dem höchsten oder niedrigsten Wert in einer Spalte der Quelle. Ein gewählter Vertreter, mit der Taste K oder im Kontextmenü bestimmt, bleibt unter jeder Regel.</translation>
        </message>
        <message>
            <source>One minus the S-curve, summed over the similar pairs in this corpus. The range holds for 95 of 100 hash seeds.</source>
            <translation>Eins minus die S-Kurve, summiert über die ähnlichen Paare dieses Korpus. Der Bereich gilt für 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>One number per panel against the first parameter; colours show the values of the second one. A dot is the mean over the hash seeds; its whiskers extend from the minimum to the maximum. Counts are logarithmic; if the identical pairs are known, they have a panel of their own, and the candidates and similar pairs are those without them. "Flat" means that no value of the parameter makes a difference, or none that the seeds could show. A dashed line shows the values printed in the source of a published figure. Left and Right step through the dots.</source>
            <translation>Eine Zahl je Feld, aufgetragen über dem ersten Parameter; Farben zeigen die Werte des zweiten. Ein Punkt ist das Mittel über die Startwerte; seine Striche reichen vom kleinsten zum größten Wert. Anzahlen sind logarithmisch aufgetragen; sind die identischen Paare bekannt, so haben sie ein eigenes Feld, und Kandidaten und ähnliche Paare sind die übrigen. „Flach“ heißt, dass kein Wert des Parameters etwas ändert, oder nichts, was die Startwerte zeigen könnten. Eine gestrichelte Linie zeigt die Werte, die in der Quelle einer veröffentlichten Abbildung stehen. Links und Rechts gehen von Punkt zu Punkt.</translation>
        </message>
        <message>
            <source>One row per document. Tokens are the words or characters left after cleaning, shingles are the distinct sequences of k of them, and "equal" counts other documents with exactly the same set. A document without shingles is similar to no other.</source>
            <translation>Eine Zeile pro Dokument. Token sind die Wörter oder Zeichen, die nach der Bereinigung bleiben, Shingles die verschiedenen Folgen von k davon, und „gleich“ zählt andere Dokumente mit genau derselben Menge. Ein Dokument ohne Shingles ist keinem anderen ähnlich.</translation>
        </message>
        <message>
            <source>One row per pair. J is the exact Jaccard similarity, the estimate comes from the signatures alone, and bands counts the shared bands. A click on a header sorts, and so does Ctrl+T for the current column. The list can hold millions of rows.</source>
            <translation>Eine Zeile pro Paar. J ist die exakte Jaccard-Ähnlichkeit, der Schätzwert kommt allein aus den Signaturen, und „Bänder“ zählt die gemeinsamen Bänder. Ein Klick auf einen Spaltenkopf sortiert, ebenso Strg+T für die aktuelle Spalte; bis zu Millionen Zeilen werden aufgelistet.</translation>
        </message>
        <message>
            <source>One row per run: the varied values, the counts, and the time after reading. Settings that reach the goal with the fewest candidates come first, and those that fall short of it are pale. Clicks on a header sort in ascending order, then descending, then best first again. Enter sets the recipe to that of the row, with all parameters of its sweep.</source>
            <translation>Eine Zeile je Lauf: die variierten Werte, die Anzahlen und die Zeit nach dem Lesen. Einstellungen, die das Ziel mit den wenigsten Kandidaten erreichen, stehen zuerst; solche, die es verfehlen, sind blass. Klicks auf einen Spaltenkopf sortieren aufsteigend, dann absteigend, dann wieder die besten zuerst. Eingabe setzt das Rezept auf das der Zeile, mit allen Parametern ihrer Messreihe.</translation>
        </message>
        <message>
            <source>Pairs at least this similar must be found. Adopting makes it the threshold of the recipe too.</source>
            <translation>Paare, die mindestens so ähnlich sind, müssen gefunden werden. Beim Übernehmen wird das auch der Schwellenwert des Rezepts.</translation>
        </message>
        <message>
            <source>Pairs of documents whose signatures are equal in at least one band. Without a first-m check all of them are compared, so this number is the cost of a setting.</source>
            <translation>Paare von Dokumenten, deren Signaturen in mindestens einem Band gleich sind. Ohne Erste-m-Prüfung werden sie alle verglichen, also ist diese Zahl der Preis einer Einstellung.</translation>
        </message>
        <message>
            <source>Pairs of documents with equal shingle sets have equal signatures and share every bucket. Exact copies can be found by comparing texts; no banding is needed for them.</source>
            <translation>Paare von Dokumenten mit gleichen Shingle-Mengen haben gleiche Signaturen und jeden Bucket gemeinsam. Exakte Kopien lassen sich durch Vergleich der Texte finden; Bänder sind dafür nicht nötig.</translation>
        </message>
        <message>
            <source>Pairs that reach the threshold but were not candidates or were dropped by the first-m check. More bands or fewer rows find more of them; "show" lists them.</source>
            <translation>Paare, die den Schwellenwert erreichen, aber keine Kandidaten waren oder von der Erste-m-Prüfung verworfen wurden. Mehr Bänder oder weniger Zeilen finden mehr davon; „zeigen“ listet sie auf.</translation>
        </message>
        <message>
            <source>Previews how a file would be read, from its beginning alone. Choose another format, other columns, or another separator, quote or encoding if the first records do not look right; the text column is the one that is compared.</source>
            <translation>Zeigt vorab, wie eine Datei gelesen würde, allein aus ihrem Anfang. Wählen Sie ein anderes Format, andere Spalten oder ein anderes Trennzeichen, Anführungszeichen oder eine andere Kodierung, wenn die ersten Datensätze nicht richtig aussehen; verglichen wird die Textspalte.</translation>
        </message>
        <message>
            <source>Records that were skipped or are damaged, with file, record and byte. No record is dropped without being listed or counted here.</source>
            <translation>Datensätze, die übersprungen wurden oder beschädigt sind, mit Datei, Datensatz und Byte. Kein Datensatz wird weggelassen, ohne hier aufgeführt oder gezählt zu sein.</translation>
        </message>
        <message>
            <source>Remove: a mark vanishes and its neighbours join: "don't" becomes "dont". Split: words end at every mark: "don" and "t". Keep: a word with a comma differs from the same word without one.</source>
            <translation>„remove“: Ein Zeichen verschwindet, und seine Nachbarn rücken zusammen: Aus "don't" wird "dont". „split“: Wörter enden an jedem Zeichen: "don" und "t". „keep“: Ein Wort mit Komma ist von demselben Wort ohne Komma verschieden.</translation>
        </message>
        <message>
            <source>Reports an error, or a note about the latest step. A note closes by itself after a few seconds, unless the pointer is on it; errors and messages with a button stay until you close them, but after a while fold into a small button at the upper right, which shows them again. Esc closes all messages that are shown.</source>
            <translation>Meldet einen Fehler, oder einen Hinweis zum letzten Schritt. Ein Hinweis schließt sich nach einigen Sekunden von selbst, außer der Zeiger ist darauf; Fehler und Meldungen mit einem Knopf bleiben, bis Sie sie schließen, klappen aber nach einer Weile in einen kleinen Knopf oben rechts ein, der sie wieder zeigt. Esc schließt alle gezeigten Meldungen.</translation>
        </message>
        <message>
            <source>Reproduces one of ten published figures or tables on this corpus. The numbers printed in the source are drawn beside ours as a dashed line. "Custom sweep" returns to a sweep of your own.</source>
            <translation>Wiederholt eine von zehn veröffentlichten Abbildungen oder Tabellen auf diesem Korpus. Die in der Quelle gedruckten Zahlen werden als gestrichelte Linie neben unseren gezeichnet. „Eigene Messreihe“ kehrt zu einer eigenen zurück.</translation>
        </message>
        <message>
            <source>Rereads the source for the values of this column. The highest is the largest number or the latest date, the lowest the smallest number or the earliest date. Dates are written as 2024-01-31 or 31-JAN-2024, with or without a time and a time zone (Z or +02:00; the default is UTC).</source>
            <translation>Liest die Quelle erneut, um die Werte dieser Spalte zu bekommen. Der höchste ist die größte Zahl oder das späteste Datum, der niedrigste die kleinste Zahl oder das früheste Datum. Daten stehen als 2024-01-31 oder 31-JAN-2024, mit oder ohne Uhrzeit und Zeitzone (Z oder +02:00; voreingestellt ist UTC).</translation>
        </message>
        <message>
            <source>Resets the texts, cells, sliders, guesses and drawn curve of the scene and shows its first step. The seed stays.</source>
            <translation>Setzt Texte, Zellen, Regler, Schätzungen und die gezeichnete Kurve der Szene zurück und zeigt ihren ersten Schritt. Der Startwert bleibt.</translation>
        </message>
        <message>
            <source>Runs the settings that have no row yet: those not reached before a stop, or the costly ones that every b × r leaves out. These are expected to have more than a million candidates, and more than fifty per document.</source>
            <translation>Führt die Einstellungen aus, die noch keine Zeile haben: die nach einem Stopp fehlenden oder die teuren, die „alle b × r“ auslässt. Bei ihnen sind mehr als eine Million Kandidaten zu erwarten, und mehr als fünfzig pro Dokument.</translation>
        </message>
        <message>
            <source>Runs the sweep above. Every b × r runs by itself when this page is opened, if that is expected to take less than three seconds; otherwise this button shows how long it takes.</source>
            <translation>Führt die obige Messreihe aus. „Alle b × r“ läuft beim Öffnen dieser Seite von selbst, wenn es voraussichtlich weniger als drei Sekunden dauert; sonst zeigt dieser Knopf, wie lange.</translation>
        </message>
        <message>
            <source>Runs the sweep with the current recipe; the rows on the page belong to an earlier one.</source>
            <translation>Führt die Messreihe mit dem aktuellen Rezept aus; die Zeilen auf der Seite gehören zu einem früheren.</translation>
        </message>
        <message>
            <source>Saves the scene for handouts: as a 16:9 slide with title and sentence, or only the picture, in light colours or in the window's. The PDF has a page for each step of all scenes, with the current numbers, then notes for the lecturer and the nine exercises with their answers.</source>
            <translation>Sichert die Szene für Handzettel: als 16:9-Folie mit Titel und Satz, oder nur das Bild, in hellen Farben oder in denen des Fensters. Das PDF hat eine Seite für jeden Schritt aller Szenen, mit den aktuellen Zahlen, dann Notizen für die Lehrperson und die neun Aufgaben mit ihren Lösungen.</translation>
        </message>
        <message>
            <source>Shingles are stored as numbers. With 64 bits two different shingles practically never collide; CRC-32 has 32 bits, so in large corpora a few do. It is available to reproduce published reports exactly.</source>
            <translation>Shingles werden als Zahlen gespeichert. Mit 64 Bit kollidieren zwei verschiedene Shingles praktisch nie; CRC-32 hat 32 Bit, also kollidieren in großen Korpora einige. Es ist dazu da, veröffentlichte Berichte genau nachzubilden.</translation>
        </message>
        <message>
            <source>Short texts are similar by chance. With this on, the list contains only pairs whose texts both have at least the given number of words.</source>
            <translation>Kurze Texte sind zufällig ähnlich. Eingeschaltet enthält die Liste nur Paare, deren Texte beide mindestens so viele Wörter haben.</translation>
        </message>
        <message>
            <source>Shows the folded messages again; its label gives their number.</source>
            <translation>Zeigt die eingeklappten Meldungen wieder; seine Beschriftung nennt ihre Zahl.</translation>
        </message>
        <message>
            <source>Shows the recipe panel. The panel hides on the Lesson page, and on the Pairs page if two texts would have less than 1100 pixels beside it; it returns on the next page.</source>
            <translation>Zeigt die Rezeptleiste. Die Leiste verbirgt sich auf der Seite „Lektion“, und auf der Seite „Paare“, wenn zwei Texte neben ihr weniger als 1100 Pixel hätten; sie kehrt auf der nächsten Seite zurück.</translation>
        </message>
        <message>
            <source>Shows the scene as a slide in full screen, with nothing else. Arrows, Page Up and Page Down step, Space plays, N draws a new seed, D switches between light and dark, C shows the controls, digits go to a scene, Home and End to its first and last step. B turns the slide black, W white; ? lists the keys, and Esc exits.</source>
            <translation>Zeigt die Szene als Folie im Vollbild, ohne alles andere. Pfeile, Bild auf und Bild ab gehen Schritte, die Leertaste spielt ab, N zieht einen neuen Startwert, D wechselt zwischen hell und dunkel, C zeigt die Regler, Ziffern gehen zu einer Szene, Pos1 und Ende zu ihrem ersten und letzten Schritt. B macht die Folie schwarz, W weiß; ? listet die Tasten auf, und Esc verlässt das Vollbild.</translation>
        </message>
        <message>
            <source>Shows the two texts of scene 1 in scenes 2 to 7: their shingles are shuffled and hashed, their signatures compared and cut into bands, and their pair is marked on the S-curve. Without it, these scenes show the built-in examples. In the first steps of scene 1 it takes you to the step where you type the texts.</source>
            <translation>Zeigt die beiden Texte der Szene 1 in den Szenen 2 bis 7: Ihre Shingles werden gemischt und gehasht, ihre Signaturen verglichen und in Bänder geschnitten, und ihr Paar wird auf der S-Kurve markiert. Sonst zeigen diese Szenen die Beispiele der Vorlesung. In den ersten Schritten der Szene 1 führt das zu dem Schritt, in dem Sie die Texte eingeben.</translation>
        </message>
        <message>
            <source>Similar documents are drawn close to each other. A filled dot stays; a square is connected to the keeper only through a chain. Thicker links connect more similar documents; the dashed one is the weakest, where the group breaks first. Your verdicts add the green, dash-dotted links and cut the purple, dotted ones. Groups of identical documents are shown as lists. Arrow keys go from document to document, Shift adds one, and two are shown side by side under Texts.</source>
            <translation>Ähnliche Dokumente werden nahe beieinander gezeichnet. Ein gefüllter Punkt bleibt; ein Quadrat ist mit dem Vertreter nur über eine Kette verbunden. Dickere Verbindungen verbinden ähnlichere Dokumente; die gestrichelte ist die schwächste, wo die Gruppe zuerst bricht. Ihre Urteile fügen die grünen, strichpunktierten Verbindungen hinzu und trennen die violetten, gepunkteten. Gruppen identischer Dokumente werden als Listen gezeigt. Pfeiltasten gehen von Dokument zu Dokument, Umschalt nimmt eines hinzu, und zwei stehen unter „Texte“ nebeneinander.</translation>
        </message>
        <message>
            <source>Similar pairs are the result of the run. Candidates are all pairs that were compared; false candidates were compared needlessly. Missed pairs reach the threshold but were not found; only the exact join knows them. The last six need another run (Ctrl+K adds the current one to the Runs panel).</source>
            <translation>Ähnliche Paare sind das Ergebnis des Laufs. Kandidaten sind alle verglichenen Paare; falsche Kandidaten wurden unnötig verglichen. Übersehene Paare erreichen den Schwellenwert, wurden aber nicht gefunden; nur der exakte Vergleich kennt sie. Die letzten sechs brauchen einen weiteren Lauf (Strg+K fügt den aktuellen den Läufen hinzu).</translation>
        </message>
        <message>
            <source>Tables and JSON Lines keep their records unchanged; Parquet, with every readable column, newswire and text files become JSON Lines. A file whose name ends in .gz or .zst is compressed.</source>
            <translation>Tabellen und JSON Lines behalten ihre Datensätze unverändert; Parquet, mit jeder lesbaren Spalte, Nachrichten und Textdateien werden JSON Lines. Eine Datei, deren Name auf .gz oder .zst endet, wird komprimiert.</translation>
        </message>
        <message>
            <source>Takes step after step until the scene ends; speed sets how long each stays. It waits for motions to end, and for a guess if the scene asks for one. Space does the same in full screen.</source>
            <translation>Nimmt Schritt um Schritt, bis die Szene endet; das Tempo bestimmt, wie lange jeder bleibt. Es wartet das Ende von Bewegungen ab, und eine Schätzung, wenn die Szene danach fragt. Die Leertaste tut im Vollbild dasselbe.</translation>
        </message>
        <message>
            <source>Takes the next step. Right, Page Down and a presentation remote do the same. At the last step it goes to the next scene. If the scene asks for a guess, it waits once: press it again to go on without one.</source>
            <translation>Nimmt den nächsten Schritt. Rechts, Bild ab und eine Fernbedienung tun dasselbe. Vom letzten Schritt geht es zur nächsten Szene. Fragt die Szene nach einer Schätzung, wartet es einmal: Drücken Sie noch einmal, um ohne fortzufahren.</translation>
        </message>
        <message>
            <source>Texts copied from web pages may contain HTML character references: `&amp;quot;` for a quotation mark, `&amp;#39;` for an apostrophe. Decoded, they equal the characters they represent. The texts you read stay unchanged.</source>
            <translation>Aus Webseiten kopierte Texte können HTML-Zeichenreferenzen enthalten: `&amp;quot;` für ein Anführungszeichen, `&amp;#39;` für einen Apostroph. Dekodiert gleichen sie den Zeichen, für die sie stehen. Die Texte, die Sie lesen, bleiben unverändert.</translation>
        </message>
        <message>
            <source>The S-curve gives the probability that two documents of a given similarity are compared at all. Bands and rows shape it, the threshold divides it, and circles show the shares measured on the pairs in this corpus. Everything on this page follows the recipe at once.</source>
            <translation>Die S-Kurve gibt die Wahrscheinlichkeit an, dass zwei Dokumente einer bestimmten Ähnlichkeit überhaupt verglichen werden. Bänder und Zeilen formen sie, der Schwellenwert teilt sie, und Kreise zeigen die an den Paaren dieses Korpus gemessenen Anteile. Alles auf dieser Seite folgt dem Rezept sofort.</translation>
        </message>
        <message>
            <source>The area above the curve right of the threshold, as if every similarity were equally frequent. More bands or fewer rows make it smaller. "Misses expected" weights it by the pairs in this corpus.</source>
            <translation>Die Fläche über der Kurve rechts vom Schwellenwert, als wäre jede Ähnlichkeit gleich häufig. Mehr Bänder oder weniger Zeilen verkleinern sie. „Erwartet übersehen“ gewichtet sie mit den Paaren dieses Korpus.</translation>
        </message>
        <message>
            <source>The area under the curve left of the threshold, as if every similarity were equally frequent. Fewer bands or more rows make it smaller. Real corpora have far more dissimilar pairs: "candidates expected" counts them.</source>
            <translation>Die Fläche unter der Kurve links vom Schwellenwert, als wäre jede Ähnlichkeit gleich häufig. Weniger Bänder oder mehr Zeilen verkleinern sie. Echte Korpora haben weit mehr unähnliche Paare: „erwartete Kandidaten“ zählt sie.</translation>
        </message>
        <message>
            <source>The circles show how many shingles both documents have and how many only one has. Each row of cells is a band: filled where both signatures have the same value. A band whose cells are all filled is framed: it made the pair a candidate. The sentences say how many of 100 seeds find such a pair with these bands and rows, and what verification decided. F8 hides this.</source>
            <translation>Die Kreise zeigen, wie viele Shingles beide Dokumente haben und wie viele nur eines hat. Jede Zeile von Zellen ist ein Band: gefüllt, wo beide Signaturen denselben Wert haben. Ein Band, dessen Zellen alle gefüllt sind, ist umrahmt: Es machte das Paar zum Kandidaten. Die Sätze sagen, wie viele von 100 Startwerten ein solches Paar mit diesen Bändern und Zeilen finden, und was die Verifikation entschied. F8 verbirgt das.</translation>
        </message>
        <message>
            <source>The counts of the run, from documents to similar pairs. Distinct shingles, summed over documents, are the size of the problem; candidates are the comparisons that remain.</source>
            <translation>Die Zahlen des Laufs, von Dokumenten bis zu ähnlichen Paaren. Verschiedene Shingles, über Dokumente summiert, sind die Größe der Aufgabe; Kandidaten sind die Vergleiche, die bleiben.</translation>
        </message>
        <message>
            <source>The current run and the runs it is compared with, one per row: settings, found and missed pairs, time and memory. The last three columns count the pairs found only by the current run, only by that run, and by both; a click lists them. A tick draws a curve, F2 renames a run, Enter applies its recipe, and Delete removes it. All are saved in the run file.</source>
            <translation>Der aktuelle Lauf und die Läufe, mit denen er verglichen wird, einer pro Zeile: Einstellung, gefundene und übersehene Paare, Zeit und Speicher. Die letzten drei Spalten zählen die Paare, die nur der aktuelle Lauf, nur jener Lauf und beide gefunden haben; ein Klick listet sie auf. Ein Häkchen zeichnet eine Kurve, F2 benennt einen Lauf um, Eingabe übernimmt sein Rezept, und Entf entfernt ihn. Alle werden in der Lauf-Datei gesichert.</translation>
        </message>
        <message>
            <source>The curve in words at the mouse position, or at the threshold: the probability, and beside it the outcome for the pairs of about that similarity in this corpus.</source>
            <translation>Die Kurve in Worten an der Mausposition oder am Schwellenwert: die Wahrscheinlichkeit, und daneben das Ergebnis für die Paare dieses Korpus mit etwa dieser Ähnlichkeit.</translation>
        </message>
        <message>
            <source>The curve separates pairs best where it rises fastest. That is near (1/b)^(1/r), which is often called the threshold of banding; it is not the threshold t that verification uses.</source>
            <translation>Die Kurve trennt Paare am besten, wo sie am schnellsten steigt. Das ist nahe (1/b)^(1/r), was oft der Schwellenwert der Bänder heißt; es ist nicht der Schwellenwert t, den die Verifikation verwendet.</translation>
        </message>
        <message>
            <source>The distribution of document lengths. Each bar covers a range of lengths, and the ranges get wider to the right. Documents to the left of k are too short for a shingle of k tokens. The hatched bar contains the selected document. Plus and minus change the scale, Ctrl with an arrow moves it, and Home shows all.</source>
            <translation>Die Verteilung der Dokumentlängen. Jeder Balken umfasst einen Bereich von Längen, und die Bereiche wachsen nach rechts. Dokumente links von k sind zu kurz für ein Shingle aus k Token. Der schraffierte Balken enthält das gewählte Dokument. Plus und Minus ändern die Skala, Strg mit einem Pfeil verschiebt sie, und Pos1 zeigt alles.</translation>
        </message>
        <message>
            <source>The document's id in its source: a newswire item's number, the value in a table's id column, a file's path.</source>
            <translation>Die Kennung des Dokuments in seiner Quelle: die Nummer einer Meldung, der Wert in der Id-Spalte einer Tabelle, der Pfad einer Datei.</translation>
        </message>
        <message>
            <source>The documents nearest to one document, or to any text, by exact shingles, by signatures and by LSH side by side: what each method finds, misses and costs. Selecting a row shows the two texts below.</source>
            <translation>Die nächsten Dokumente eines Dokuments oder eines beliebigen Textes, nach exakten Shingles, nach Signaturen und nach LSH nebeneinander: was jede Methode findet, übersieht und kostet. Eine gewählte Zeile zeigt unten die beiden Texte.</translation>
        </message>
        <message>
            <source>The expected share of candidates among pairs exactly as similar as the threshold: the height of the curve at t, 1 − (1 − t^r)^b.</source>
            <translation>Der erwartete Anteil von Kandidaten unter Paaren, die genau so ähnlich sind wie der Schwellenwert: die Höhe der Kurve bei t, 1 − (1 − t^r)^b.</translation>
        </message>
        <message>
            <source>The expected share of pairs exactly at the threshold that are missed. Pairs above the threshold are missed less often, so this is the worst case among similar pairs.</source>
            <translation>Der erwartete Anteil der Paare genau am Schwellenwert, die übersehen werden. Paare über dem Schwellenwert werden seltener übersehen, also ist das der schlechteste Fall unter ähnlichen Paaren.</translation>
        </message>
        <message>
            <source>The formula of the hash functions. The default is the fastest; the others reproduce a published report or a library value by value. All are unbiased except linear-next-prime: its modulus is the next prime after the number of shingles, so in a small corpus different shingles collide and texts look more similar than they are. For two documents of 500 shingles each, 0.50 is estimated as 0.61. The Run page warns if that is noticeable.</source>
            <translation>Die Formel der Hashfunktionen. Die Voreinstellung ist die schnellste; die anderen bilden einen veröffentlichten Bericht oder eine Bibliothek Wert für Wert nach. Alle sind erwartungstreu außer linear-next-prime: Ihr Modul ist die nächste Primzahl nach der Zahl der Shingles, also kollidieren in einem kleinen Korpus verschiedene Shingles, und Texte sehen ähnlicher aus, als sie sind. Für zwei Dokumente aus je 500 Shingles wird 0.50 als 0.61 geschätzt. Die Seite „Lauf“ warnt, wenn das merklich ist.</translation>
        </message>
        <message>
            <source>The group as a drawing, two of its documents as texts, or the sizes of all groups. Ctrl+Tab goes to the next of them.</source>
            <translation>Die Gruppe als Zeichnung, zwei ihrer Dokumente als Texte, oder die Größen aller Gruppen. Strg+Tab geht zur nächsten Ansicht.</translation>
        </message>
        <message>
            <source>The hash seed decides by chance which borderline pairs become candidates. Each setting is run with this many seeds; charts show their minimum, mean and maximum, the table every run. The default is five for one parameter if that takes less than ten seconds.</source>
            <translation>Der Hash-Startwert entscheidet zufällig, welche Grenzfälle Kandidaten werden. Jede Einstellung läuft mit so vielen Startwerten; Diagramme zeigen ihr Minimum, Mittel und Maximum, die Tabelle jeden Lauf. Voreingestellt sind fünf für einen Parameter, wenn das weniger als zehn Sekunden dauert.</translation>
        </message>
        <message>
            <source>The height of the S-curve, summed over all pairs in this corpus by their similarities. The range holds for 95 of 100 hash seeds; a run far outside it would be suspicious.</source>
            <translation>Die Höhe der S-Kurve, summiert über alle Paare dieses Korpus nach ihren Ähnlichkeiten. Der Bereich gilt für 95 von 100 Hash-Startwerten; ein Lauf weit außerhalb wäre verdächtig.</translation>
        </message>
        <message>
            <source>The judging mode shows only two texts and the keys that judge them. Random strata draws 50 pairs at random and evenly from the strata of 0.05, so that the interval of precision holds. Borderline first takes the 50 pairs nearest to the threshold, which are the hardest. Current list takes every listed pair in its order. Go on continues the sample that you have begun; when all of it is judged, the same answer adds 50. A sample of a filtered list does not measure the run's precision.</source>
            <translation>Der Beurteilungsmodus zeigt nur zwei Texte und die Tasten, die sie beurteilen. „Zufällige Schichten“ zieht 50 Paare zufällig und gleichmäßig aus den Schichten von 0.05, sodass das Intervall der Genauigkeit gilt. „Grenzfälle zuerst“ nimmt die 50 Paare, die dem Schwellenwert am nächsten sind, die schwierigsten. „Aktuelle Liste“ nimmt jedes aufgelistete Paar in seiner Reihenfolge. „Weiter“ setzt die begonnene Stichprobe fort; ist sie ganz beurteilt, fügt dieselbe Antwort 50 hinzu. Eine Stichprobe aus einer gefilterten Liste misst nicht die Genauigkeit des Laufs.</translation>
        </message>
        <message>
            <source>The line is 1 − (1 − s^r)^b: the probability that a pair of similarity s shares a bucket in at least one of b bands of r rows. The hatched area right of the threshold shows missed pairs, the one left of it needless comparisons. Circles are the shares measured on this corpus, with 95 % intervals; the bars below count its pairs by similarity on a logarithmic scale, pale where they are estimated from a sample, and hollow where nothing was sampled: the height is an upper limit. Drag the threshold, or the rise of the curve to choose bands and rows; Left and Right move the threshold, with Shift in thousandths.</source>
            <translation>Die Linie ist 1 − (1 − s^r)^b: die Wahrscheinlichkeit, dass ein Paar der Ähnlichkeit s in mindestens einem von b Bändern aus r Zeilen denselben Bucket hat. Die schraffierte Fläche rechts vom Schwellenwert zeigt übersehene Paare, die links davon für unnötige Vergleiche. Kreise sind die auf diesem Korpus gemessenen Anteile, mit 95-%-Intervallen; die Balken darunter zählen seine Paare nach Ähnlichkeit auf logarithmischer Skala, blass, wo sie aus einer Stichprobe geschätzt sind, und hohl, wo nichts gezogen wurde: Die Höhe ist eine Obergrenze. Ziehen Sie den Schwellenwert, oder den Anstieg der Kurve, um Bänder und Zeilen zu wählen; Links und Rechts verschieben den Schwellenwert, mit Umschalt in Tausendsteln.</translation>
        </message>
        <message>
            <source>The memory that a run may use. With less, tokens and then shingles are recomputed instead of cached: results stay the same, but changes of k and n take longer.</source>
            <translation>Der Speicher, den ein Lauf nutzen darf. Mit weniger werden Token und dann Shingles neu berechnet statt vorgehalten: Ergebnisse bleiben gleich, aber Änderungen von k und n dauern länger.</translation>
        </message>
        <message>
            <source>The nearest among the documents that share a band with the given one; others are not examined. Very similar ones are found almost certainly, others hardly ever, as the S-curve shows.</source>
            <translation>Die nächsten unter den Dokumenten, die mit dem gegebenen ein Band gemeinsam haben; andere werden nicht untersucht. Sehr ähnliche werden fast sicher gefunden, andere kaum, wie die S-Kurve zeigt.</translation>
        </message>
        <message>
            <source>The nearest documents by exact Jaccard similarity of the shingle sets: every document is compared, which is the ground truth and takes longest. If the last place is a tie, the other lists count all documents that are as near as that one: "10 of 11 found (tie at place 10)". The column "missed" names the methods that do not list the document: sig., LSH or both.</source>
            <translation>Die nächsten Dokumente nach exakter Jaccard-Ähnlichkeit der Shingle-Mengen: Jedes Dokument wird verglichen; das ist die Referenz und dauert am längsten. Herrscht auf dem letzten Platz Gleichstand, zählen die anderen Listen alle so nahen Dokumente: „10 von 11 gefunden (Gleichstand auf Platz 10)“. Die Spalte „übersehen“ nennt die Methoden, die das Dokument nicht auflisten: Sig., LSH oder beide.</translation>
        </message>
        <message>
            <source>The nearest documents by the share of agreeing signature values. Every signature is compared, which is fast; the order is off by the standard error of the estimate. A check marks those among the true nearest, including ties.</source>
            <translation>Die nächsten Dokumente nach dem Anteil übereinstimmender Signaturwerte. Jede Signatur wird verglichen, was schnell geht; die Reihenfolge ist um den Standardfehler der Schätzung ungenau. Ein Häkchen markiert die unter den wahren nächsten, Gleichstände eingeschlossen.</translation>
        </message>
        <message>
            <source>The note of the verdict that counts (N writes yours). A pair with only a note counts as unsure.</source>
            <translation>Die Notiz des Urteils, das zählt (N schreibt Ihre). Ein Paar nur mit einer Notiz ist unsicher.</translation>
        </message>
        <message>
            <source>The number of bands, out of b, in which the two signatures are equal. One is enough for a candidate; a pair with many would have been found with fewer bands too.</source>
            <translation>Die Zahl der Bänder, von insgesamt b, in denen die beiden Signaturen gleich sind. Eines genügt für einen Kandidaten; ein Paar mit vielen wäre auch mit weniger Bändern gefunden worden.</translation>
        </message>
        <message>
            <source>The number of different pairs that reach the threshold, and how many of them this run found.</source>
            <translation>Die Zahl der verschiedenen Paare, die den Schwellenwert erreichen, und wie viele davon dieser Lauf gefunden hat.</translation>
        </message>
        <message>
            <source>The number of groups with two documents, three and so on; if there are many sizes, each bar covers sizes from a power of two to just below the next. Bar heights are logarithmic; the numbers are above the bars.</source>
            <translation>Die Zahl der Gruppen mit zwei Dokumenten, drei und so weiter; bei vielen Größen reicht jeder Balken von einer Zweierpotenz bis vor die nächste. Die Balkenhöhen sind logarithmisch; die Zahlen stehen über den Balken.</translation>
        </message>
        <message>
            <source>The number of nearest documents that each of the three methods lists.</source>
            <translation>Die Zahl der nächsten Dokumente, die jede der drei Methoden auflistet.</translation>
        </message>
        <message>
            <source>The number of runs and their approximate time: each stage as timed with this corpus, in proportion to documents, hash values and bands. If all pairs at its threshold are not known yet, an exact comparison is included. Every b × r begins with settings whose curve is steepest near the threshold, and ends with r = 1, which takes longest.</source>
            <translation>Die Zahl der Läufe und ihre ungefähre Zeit: jede Stufe wie auf diesem Korpus gemessen, proportional zu Dokumenten, Hashwerten und Bändern. Sind noch nicht alle Paare ab dem Schwellenwert bekannt, zählt ein exakter Vergleich mit. „Alle b × r“ beginnt mit Einstellungen, deren Kurve nahe dem Schwellenwert am steilsten ist, und endet mit r = 1, was am längsten dauert.</translation>
        </message>
        <message>
            <source>The number of shingles that both documents have, divided by that of the document with fewer. 1 means that one text is fully contained in the other. ≈ marks an estimate: the recipe does not compute J exactly. Banding finds pairs by J, so a text contained in a much longer one may be missing from this list.</source>
            <translation>Die Zahl der Shingles, die beide Dokumente haben, geteilt durch die des Dokuments mit weniger. 1 heißt, dass ein Text ganz im anderen enthalten ist. ≈ kennzeichnet einen Schätzwert: Das Rezept berechnet J nicht exakt. Bänder finden Paare nach J, also kann ein Text, der in einem viel längeren enthalten ist, in dieser Liste fehlen.</translation>
        </message>
        <message>
            <source>The number shown by the colours of the map. The bar beside the map is its key.</source>
            <translation>Die Zahl, die die Farben der Karte zeigen. Der Balken neben der Karte ist ihre Legende.</translation>
        </message>
        <message>
            <source>The original text of the document, before cleaning and shingling.</source>
            <translation>Der ursprüngliche Text des Dokuments, vor Bereinigung und Zerlegung in Shingles.</translation>
        </message>
        <message>
            <source>The pairs that every setting should find: the basis of recall and precision. "Each setting's own pairs" are the pairs that are similar under its own k, stop words and threshold, which suits bands, rows and n. Another k makes other pairs similar, so to compare values of k, choose the pairs of one recipe, such as k = 3, or the planted families of a generated corpus, which include every identical pair. The table then counts the true pairs, the found and missed ones, those "only here" (accepted, but not true) and those "not here" (missed because they are below the threshold with this setting's own shingles). Your verdicts have columns of their own.</source>
            <translation>Die Paare, die jede Einstellung finden soll: die Grundlage von Trefferquote und Genauigkeit. „Eigene Paare jeder Einstellung“ sind die Paare, die nach ihrem k, ihren Stoppwörtern und ihrem Schwellenwert ähnlich sind: richtig für Bänder, Zeilen und n. Ein anderes k macht andere Paare ähnlich; um Werte von k zu vergleichen, wählen Sie also die Paare eines Rezepts, etwa k = 3, oder die eingestreuten Familien eines erzeugten Korpus, zu denen jedes identische Paar gehört. Die Tabelle zählt dann die wahren Paare, die gefundenen und die übersehenen, die „nur hier“ (akzeptiert, aber nicht wahr) und die „nicht hier“ (übersehen, weil sie nach den Shingles dieser Einstellung unter dem Schwellenwert liegen). Ihre Urteile haben eigene Spalten.</translation>
        </message>
        <message>
            <source>The pairs themselves: found pairs, missed pairs, or pairs that were compared needlessly. Below the table, both documents of the selected pair are shown side by side, with every differing word marked.</source>
            <translation>Die Paare selbst: gefundene Paare, übersehene Paare oder unnötig verglichene. Unter der Tabelle stehen beide Dokumente des gewählten Paars nebeneinander, mit jedem abweichenden Wort markiert.</translation>
        </message>
        <message>
            <source>The parameter whose values are tried one after another; all others stay as in the recipe. Values are separated by commas. For bands and rows, "every b × r" takes all settings up to n and "divisors" those that use all n values.</source>
            <translation>Der Parameter, dessen Werte nacheinander versucht werden; alle anderen bleiben wie im Rezept. Werte werden durch Kommas getrennt. Für Bänder und Zeilen nimmt "every b × r" alle Einstellungen bis n und "divisors" die, die alle n Werte nutzen.</translation>
        </message>
        <message>
            <source>The position of the first document in the corpus, counted from 0.</source>
            <translation>Die Position des ersten Dokuments im Korpus, von 0 an gezählt.</translation>
        </message>
        <message>
            <source>The position of the second document in the corpus, counted from 0.</source>
            <translation>Die Position des zweiten Dokuments im Korpus, von 0 an gezählt.</translation>
        </message>
        <message>
            <source>The progress through the pairs to judge (counted as the filter lists them), their order, and the precision of the run. Precision weights each stratum of 0.05 by the number of pairs that the run accepted there; its 95 % interval is Wilson's for the effective number of pairs. The interval holds for the pairs that are the first of their stratum in the random order; other judged pairs are left out. If there is no such pair, all count and "not drawn at random" appears beside the interval. The S-curve page draws the share of same or near among the counted pairs of each stratum.</source>
            <translation>Wie viele der zu beurteilenden Paare beurteilt sind, gezählt, wie der Filter sie auflistet, ihre Reihenfolge und die Genauigkeit des Laufs. Die Genauigkeit gewichtet jede Schicht von 0.05 mit der Zahl der Paare, die der Lauf dort akzeptiert hat; ihr 95-%-Intervall ist das von Wilson für die wirksame Zahl der Paare. Das Intervall gilt für die Paare, die in der zufälligen Reihenfolge die ersten ihrer Schicht sind; andere beurteilte Paare werden ausgelassen. Gibt es kein solches Paar, zählen alle, und neben dem Intervall steht „nicht zufällig gezogen“. Die Seite „S-Kurve“ zeichnet den Anteil von gleich oder verwandt unter den beurteilten Paaren jeder Schicht, die zählen.</translation>
        </message>
        <message>
            <source>The recipe contains every parameter of a run, from top to bottom in the order of use. A change recomputes its own stage and the later ones, so lower parameters respond faster.</source>
            <translation>Das Rezept enthält jeden Parameter eines Laufs, von oben nach unten in der Reihenfolge der Verwendung. Eine Änderung berechnet ihre eigene Stufe und die späteren neu, also antworten weiter unten stehende Parameter schneller.</translation>
        </message>
        <message>
            <source>The record of the latest run: its counts, the time of each stage, and every parameter. A stage whose parameters did not change is cached; its time is that of its last computation.</source>
            <translation>Das Protokoll des letzten Laufs: seine Zahlen, die Zeit jeder Stufe und jeder Parameter. Eine Stufe, deren Parameter sich nicht geändert haben, ist zwischengespeichert; ihre Zeit ist die ihrer letzten Berechnung.</translation>
        </message>
        <message>
            <source>The same rows in four ways: cost and misses of every setting as points, one number over bands and rows as colours, every number against the first parameter, or the seconds of every stage.</source>
            <translation>Dieselben Zeilen auf vier Arten: Kosten und Übersehenes jeder Einstellung als Punkte, eine Zahl über Bändern und Zeilen als Farben, jede Zahl über dem ersten Parameter, oder die Sekunden jeder Stufe.</translation>
        </message>
        <message>
            <source>The same seed always draws the same documents. A different seed shows how much a result depends on the documents drawn.</source>
            <translation>Derselbe Startwert zieht immer dieselben Dokumente. Ein anderer Startwert zeigt, wie sehr ein Ergebnis von den gezogenen Dokumenten abhängt.</translation>
        </message>
        <message>
            <source>The seconds of each stage for every setting; the stage that differs most between the bars is lowest. A cached stage is shown with the time of its last computation; reading, which is done once for all rows, is stated above. A click selects a row, Left and Right select the next and show its numbers; the other bars are then pale.</source>
            <translation>Die Sekunden jeder Stufe für jede Einstellung; zuunterst steht die Stufe, die sich zwischen den Balken am meisten unterscheidet. Eine wiederverwendete Stufe ist mit der Zeit ihrer letzten Berechnung gezeigt; das Lesen, das für alle Zeilen einmal geschieht, steht darüber. Ein Klick wählt eine Zeile, Links und Rechts wählen die nächste und zeigen ihre Zahlen; die anderen Balken sind dann blass.</translation>
        </message>
        <message>
            <source>The seed draws the hash functions, so chance decides which borderline pairs become candidates. A different seed finds and misses different ones: a result that changes a lot with the seed needs more bands or a longer signature.</source>
            <translation>Der Startwert zieht die Hashfunktionen, also entscheidet der Zufall, welche Grenzfälle Kandidaten werden. Ein anderer Startwert findet und übersieht andere: Ein Ergebnis, das stark vom Startwert abhängt, braucht mehr Bänder oder eine längere Signatur.</translation>
        </message>
        <message>
            <source>The share of all pairs of documents that were never compared because they were not candidates. Comparing everything would find every similar pair, but its time grows with the square of the number of documents.</source>
            <translation>Der Anteil aller Paare von Dokumenten, die nie verglichen wurden, weil sie keine Kandidaten waren. Alles zu vergleichen, fände jedes ähnliche Paar, aber die Zeit wächst mit dem Quadrat der Zahl der Dokumente.</translation>
        </message>
        <message>
            <source>The share of similar pairs that must be found. The suggestion reaches it for 95 of 100 hash seeds, not merely on average. Every step towards 100 % costs more candidates than the one before. Write several goals, separated by commas or spaces (by semicolons or spaces where decimals follow a comma), to compare their costs: the table then has a row for each, and the selected one is the answer.</source>
            <translation>Der Anteil ähnlicher Paare, der gefunden werden muss. Der Vorschlag erreicht ihn für 95 von 100 Hash-Startwerten, nicht nur im Mittel. Jeder Schritt auf 100 % zu kostet mehr Kandidaten als der vorige. Mehrere Ziele, durch Semikolons oder Leerzeichen getrennt (oder durch Kommas, wo ein Punkt vor den Dezimalstellen steht), vergleichen ihre Kosten: Die Tabelle hat dann eine Zeile für jedes, und die gewählte ist die Antwort.</translation>
        </message>
        <message>
            <source>The share of the n signature values that agree. It estimates J with a standard error of √(J (1 − J) / n), at most 1/(2 √n).</source>
            <translation>Der Anteil der n Signaturwerte, die übereinstimmen. Er schätzt J mit einem Standardfehler von √(J (1 − J) / n), höchstens 1/(2 √n).</translation>
        </message>
        <message>
            <source>The share of the similar pairs of different documents that a setting must find. Suggest has the same goal; rows of the table that fall short of it are pale.</source>
            <translation>Der Anteil der verschiedenen ähnlichen Paare, den eine Einstellung finden muss. „Vorschlagen“ hat dasselbe Ziel; Zeilen der Tabelle, die es verfehlen, sind blass.</translation>
        </message>
        <message>
            <source>The share of this corpus's different pairs at or above the threshold that the run found. Every setting finds documents with equal shingle sets, so they say nothing about this one and are not counted. The exact join, which uses no signatures, has found all pairs in the background, so this number is counted, not estimated.</source>
            <translation>Der Anteil der verschiedenen Paare dieses Korpus ab dem Schwellenwert, den der Lauf gefunden hat. Jede Einstellung findet Dokumente mit gleichen Shingle-Mengen, also sagen sie nichts über diese aus und zählen nicht mit. Der exakte Vergleich, der keine Signaturen verwendet, hat im Hintergrund alle Paare gefunden; diese Zahl ist also gezählt, nicht geschätzt.</translation>
        </message>
        <message>
            <source>The signature has n numbers per document, each the smallest value that one hash function gives to any of its shingles. Two documents agree in one position with a probability equal to their Jaccard similarity. The share of agreeing positions estimates it with a standard error of at most 1/(2 √n), so four times as many values halve it. Time and memory grow with n.</source>
            <translation>Die Signatur hat n Zahlen pro Dokument, jede der kleinste Wert, den eine Hashfunktion einem seiner Shingles gibt. Zwei Dokumente stimmen in einer Position mit einer Wahrscheinlichkeit überein, die ihrer Jaccard-Ähnlichkeit gleicht. Der Anteil übereinstimmender Positionen schätzt sie mit einem Standardfehler von höchstens 1/(2 √n), also halbieren viermal so viele Werte ihn. Zeit und Speicher wachsen mit n.</translation>
        </message>
        <message>
            <source>The sizes of both shingle sets and the number of shared shingles. J is the number of shared shingles divided by the size of their union.</source>
            <translation>Die Größen beider Shingle-Mengen und die Zahl der gemeinsamen Shingles. J ist die Zahl der gemeinsamen Shingles, geteilt durch die Größe ihrer Vereinigung.</translation>
        </message>
        <message>
            <source>The suggestion and the settings one band or row away from it, the loosest first, with the S-curve's predictions for this corpus; below each number, limits that hold for 95 of 100 hash seeds. The selected setting is drawn in the plot, and Adopt takes it. For several goals at once it lists the suggestion for each, with the goal below the setting, or "below 99.9 %" if no setting is sure to reach it.</source>
            <translation>Der Vorschlag und die Einstellungen, die ein Band oder eine Zeile entfernt sind, die lockerste zuerst, mit den Vorhersagen der S-Kurve für dieses Korpus; unter jeder Zahl Grenzen, die für 95 von 100 Hash-Startwerten gelten. Die gewählte Einstellung wird in das Diagramm gezeichnet, und „Übernehmen“ nimmt sie. Bei mehreren Zielen auf einmal steht hier der Vorschlag für jedes, mit dem Ziel unter der Einstellung, oder „unter 99.9 %“, wenn keine Einstellung es sicher erreicht.</translation>
        </message>
        <message>
            <source>The time of each stage when it was last computed. A change recomputes only its own stage and the later ones; the others keep their times.</source>
            <translation>Die Zeit jeder Stufe bei ihrer letzten Berechnung. Eine Änderung berechnet nur ihre eigene Stufe und die späteren neu; die anderen behalten ihre Zeiten.</translation>
        </message>
        <message>
            <source>The title of the first document, or its first words if it has none.</source>
            <translation>Der Titel des ersten Dokuments, oder seine ersten Wörter, wenn es keinen hat.</translation>
        </message>
        <message>
            <source>The title of the second document, or its first words if it has none.</source>
            <translation>Der Titel des zweiten Dokuments, oder seine ersten Wörter, wenn es keinen hat.</translation>
        </message>
        <message>
            <source>The tokens of the document left after cleaning, in alternating shades. Words struck out are removed: stop words, or numbers if the recipe drops them.</source>
            <translation>Die Token des Dokuments nach der Bereinigung, in wechselnden Tönen. Durchgestrichene Wörter sind entfernt: Stoppwörter, oder Zahlen, wenn das Rezept sie entfernt.</translation>
        </message>
        <message>
            <source>The two documents of the pair. Words are compared, not lines, so different line breaks do not count as differences. Words on only one side are underlined, changed ones with dashes, moved ones with dots; a long difference has a bar in the margin instead, and letters that differ in similar words are darker. A gap keeps equal paragraphs aligned. Text that the recipe ignores is pale. A click on a difference aligns its counterpart with it; Ctrl+J moves the cursor there.</source>
            <translation>Die beiden Dokumente des Paars. Verglichen werden Wörter, nicht Zeilen, also gelten andere Zeilenumbrüche nicht als Unterschiede. Wörter nur auf einer Seite sind unterstrichen, geänderte mit Strichen, verschobene mit Punkten; ein langer Unterschied hat stattdessen einen Balken am Rand, und abweichende Buchstaben in ähnlichen Wörtern sind dunkler. Eine Lücke hält gleiche Absätze auf gleicher Höhe. Text, den das Rezept übergeht, ist blass. Ein Klick auf einen Unterschied bringt sein Gegenstück auf gleiche Höhe; Strg+J setzt den Cursor dorthin.</translation>
        </message>
        <message>
            <source>The values of the second parameter, separated by commas.</source>
            <translation>Die Werte des zweiten Parameters, durch Kommas getrennt.</translation>
        </message>
        <message>
            <source>The values to try, separated by commas. For bands and rows, "every b × r" takes all settings up to n and "divisors" those that use all n values.</source>
            <translation>Die zu versuchenden Werte, durch Kommas getrennt. Für Bänder und Zeilen nimmt "every b × r" alle Einstellungen bis n und "divisors" die, die alle n Werte nutzen.</translation>
        </message>
        <message>
            <source>The verdict that counts for the two texts: same, near, different or unsure, given with the keys 1 to 4; if there are several judges, the first one's counts. The tooltip shows its note. Symbols after it are the verdicts of other judges who disagree; the tooltip names them.</source>
            <translation>Das Urteil über die beiden Texte, das zählt: gleich, verwandt, verschieden oder unsicher, gegeben mit den Tasten 1 bis 4; bei mehreren Urteilenden das erste. Seine Notiz steht im Tooltip. Zeichen dahinter sind die abweichenden Urteile anderer; der Tooltip nennt ihre Namen.</translation>
        </message>
        <message>
            <source>The version of this program, its licence, and the libraries it uses.</source>
            <translation>Die Version dieses Programms, seine Lizenz und die Bibliotheken, die es verwendet.</translation>
        </message>
        <message>
            <source>The whole corpus: the lengths of its documents, and records that were skipped or are damaged.</source>
            <translation>Das ganze Korpus: die Längen seiner Dokumente, und Datensätze, die übersprungen wurden oder beschädigt sind.</translation>
        </message>
        <message>
            <source>Verified by signature, a candidate is accepted if at least t times n values agree. This is the probability that a pair exactly at the threshold passes that too; banding and agreement are not independent, and the number allows for it.</source>
            <translation>Nach Signatur verifiziert wird ein Kandidat akzeptiert, wenn mindestens t mal n Werte übereinstimmen. Das ist die Wahrscheinlichkeit, dass ein Paar genau am Schwellenwert auch das besteht; Bänder und Übereinstimmung sind nicht unabhängig, und die Zahl berücksichtigt das.</translation>
        </message>
        <message>
            <source>Views of the same result: the S-curve, sweeps over many settings, pairs, neighbours and groups, the documents, and the record of the run. All of them follow the recipe. The lesson explains the method. Ctrl with 1 to 8 opens a page.</source>
            <translation>Ansichten desselben Ergebnisses: die S-Kurve, Messreihen über viele Einstellungen, Paare, Nachbarn und Gruppen, die Dokumente und das Protokoll des Laufs. Alle folgen dem Rezept. Die Lektion erklärt die Methode. Strg mit 1 bis 8 öffnet eine Seite.</translation>
        </message>
        <message>
            <source>While Live is off, edits wait and all pages show the previous result. Run applies them all at once, starting at the first stage that one of them changes.</source>
            <translation>Ohne Live warten Änderungen, und alle Seiten zeigen das vorige Ergebnis. „Start“ führt sie alle auf einmal aus, beginnend bei der ersten Stufe, die eine davon ändert.</translation>
        </message>
        <message>
            <source>With 0, each list has the full number of documents. With the recipe's threshold t, the exact list contains the document's true similar pairs, and the others show which of them each method finds, and which it lists in error.</source>
            <translation>Mit 0 hat jede Liste die volle Zahl von Dokumenten. Mit dem Schwellenwert t des Rezepts enthält die exakte Liste die wahren ähnlichen Paare des Dokuments, und die anderen zeigen, welche davon jede Methode findet, und welche sie zu Unrecht auflistet.</translation>
        </message>
        <message>
            <source>With Live on, every edit runs at once and all pages follow. With Live off, edits are collected until you press Run or F5, which helps when a single run on a large corpus takes a long time.</source>
            <translation>Mit Live läuft jede Änderung sofort, und alle Seiten folgen. Ohne Live werden Änderungen gesammelt, bis Sie „Start“ oder F5 drücken; das hilft, wenn ein einzelner Lauf auf einem großen Korpus lange dauert.</translation>
        </message>
        <message>
            <source>With Unicode, texts are compared as a reader sees them: an accent written as a separate mark equals the composed letter (normal form C), curly quotes, dashes and ellipses are punctuation, marks belong to their word, and soft hyphens, zero-width characters and byte order marks are removed. Python's string functions, which the published reports use, know only ASCII punctuation, split words at marks, and keep everything else.</source>
            <translation>Mit Unicode werden Texte so verglichen, wie ein Leser sie sieht: Ein getrennt geschriebener Akzent gleicht dem zusammengesetzten Buchstaben (Normalform C), typografische Anführungszeichen, Striche und Auslassungspunkte sind Satzzeichen, Zeichen gehören zu ihrem Wort, und weiche Trennstriche, Zeichen ohne Breite und Byte-Order-Marks werden entfernt. Pythons Zeichenkettenfunktionen, die die veröffentlichten Berichte verwenden, kennen nur ASCII-Satzzeichen, teilen Wörter an Zeichen und behalten alles Übrige.</translation>
        </message>
        <message>
            <source>With a first-m check, a candidate must also agree in the first m values. This is the probability of both together for a pair exactly as similar as the threshold; it is never higher than t^m.</source>
            <translation>Mit einer Erste-m-Prüfung muss ein Kandidat auch in den ersten m Werten übereinstimmen. Das ist die Wahrscheinlichkeit von beidem für ein Paar, das genau so ähnlich ist wie der Schwellenwert; sie ist nie größer als t^m.</translation>
        </message>
        <message>
            <source>With large type in a low window, the picture takes the place of the controls. This button, or C, shows and hides them: the inputs of the scene, speed, seed, exercises and export.</source>
            <translation>Bei großer Schrift in einem niedrigen Fenster steht das Bild an der Stelle der Regler. Dieser Knopf, oder C, zeigt und verbirgt sie: die Eingaben der Szene, Tempo, Startwert, Übungen und Export.</translation>
        </message>
        <message>
            <source>With lower case, words that differ only in capitals are the same word. With the case kept, a headline in capitals shares nothing with the same sentence in the text.</source>
            <translation>Mit Kleinschreibung sind Wörter gleich, die sich nur in Großbuchstaben unterscheiden. Bleibt die Schreibung erhalten, hat eine Überschrift in Großbuchstaben nichts mit demselben Satz im Text gemeinsam.</translation>
        </message>
        <message>
            <source>With short texts kept whole, only empty texts have no shingles. If short texts are left out, they have none either, and their similarity is undefined. Kept, all of them have the same signature of maximum values, so each matches every other perfectly, whatever they say. Such pairs become more frequent as k grows, and make a result look better than it is; dropping these documents is more honest.</source>
            <translation>Mit kurzen Texten als Ganzes haben nur leere Texte keine Shingles. Werden kurze Texte ausgelassen, haben auch sie keine, und ihre Ähnlichkeit ist nicht definiert. Behalten haben sie alle dieselbe Signatur aus Höchstwerten, also gleicht jedes jedem anderen völlig, was immer sie sagen. Solche Paare nehmen mit k zu und lassen ein Ergebnis besser aussehen, als es ist; diese Dokumente zu entfernen, ist ehrlicher.</translation>
        </message>
        <message>
            <source>With unlimited buckets, documents share a bucket only if their whole band is equal. In a table of B buckets per band, different bands fall into the same bucket with probability 1/B, so dissimilar documents become candidates by accident. That costs comparisons but misses nothing.</source>
            <translation>Mit unbegrenzten Buckets haben Dokumente nur dann denselben Bucket, wenn ihr ganzes Band gleich ist. In einer Tabelle aus B Buckets pro Band fallen verschiedene Bänder mit Wahrscheinlichkeit 1/B in denselben Bucket, also werden unähnliche Dokumente zufällig Kandidaten. Das kostet Vergleiche, übersieht aber nichts.</translation>
        </message>
        <message>
            <source>Without this, bands times rows stays within the current n values of the signature. With it, other lengths are tried too: longer signatures give a steeper curve but need more time and memory. `lookalike-cli suggest` tries them unless `--hashes` is given.</source>
            <translation>Sonst bleiben Bänder mal Zeilen innerhalb der aktuellen n Werte der Signatur. Eingeschaltet werden auch andere Längen versucht: Längere Signaturen ergeben eine steilere Kurve, brauchen aber mehr Zeit und Speicher. `lookalike-cli suggest` versucht sie, wenn `--hashes` fehlt.</translation>
        </message>
        <message>
            <source>Words are counted after cleaning by the recipe.</source>
            <translation>Wörter werden nach der Bereinigung durch das Rezept gezählt.</translation>
        </message>
        <message>
            <source>Words like "the" and "of" occur in every text and say little about it. Without them, shingles span the gaps and documents get shorter: some become too short for a single shingle. Your own file must have one word per line.</source>
            <translation>Wörter wie "the" und "of" kommen in jedem Text vor und sagen wenig über ihn. Ohne sie überspannen Shingles die Lücken, und Dokumente werden kürzer: Einige werden zu kurz für ein einziges Shingle. Eine eigene Datei enthält ein Wort pro Zeile.</translation>
        </message>
        <message>
            <source>Words or characters of the first document after cleaning. If the two lengths differ greatly, they limit J: it cannot exceed the size of the smaller set divided by that of the larger.</source>
            <translation>Wörter oder Zeichen des ersten Dokuments nach der Bereinigung. Sind die beiden Längen sehr verschieden, begrenzen sie J: Es kann die Größe der kleineren Menge, geteilt durch die der größeren, nicht überschreiten.</translation>
        </message>
        <message>
            <source>Words or characters of the second document after cleaning. If the two lengths differ greatly, they limit J: it cannot exceed the size of the smaller set divided by that of the larger.</source>
            <translation>Wörter oder Zeichen des zweiten Dokuments nach der Bereinigung. Sind die beiden Längen sehr verschieden, begrenzen sie J: Es kann die Größe der kleineren Menge, geteilt durch die der größeren, nicht überschreiten.</translation>
        </message>
        <message>
            <source>Words that consist only of digits, such as prices and dates, can be dropped. Messages that differ only in their numbers are then equal.</source>
            <translation>Wörter, die nur aus Ziffern bestehen, etwa Preise und Daten, lassen sich entfernen. Meldungen, die sich nur in ihren Zahlen unterscheiden, sind dann gleich.</translation>
        </message>
        <message>
            <source>You need not guess bands and rows. Enter the share of similar pairs to find and the lowest similarity that counts; the pairs in this corpus show which settings find them, and at what cost.</source>
            <translation>Sie müssen Bänder und Zeilen nicht raten. Geben Sie den Anteil ähnlicher Paare an, der gefunden werden soll, und die Ähnlichkeit, ab der sie zählen; die Paare dieses Korpus zeigen, welche Einstellungen sie finden, und zu welchen Kosten.</translation>
        </message>
    </context>
    <context>
        <name>Folds</name>
        <message>
            <source>⋯ %1 equal words folded ⋯</source>
            <translation>⋯ %1 gleiche Wörter eingeklappt ⋯</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>%1 menu</source>
            <translation>Menü „%1“</translation>
        </message>
        <message>
            <source>%1 page</source>
            <translation>Seite „%1“</translation>
        </message>
        <message>
            <source>+, -, Home</source>
            <translation>+, -, Pos1</translation>
        </message>
        <message>
            <source>About Lookalike</source>
            <translation>Über Lookalike</translation>
        </message>
        <message>
            <source>Arrows, Enter</source>
            <translation>Pfeile, Eingabe</translation>
        </message>
        <message>
            <source>Copy the selected rows; Shift with an arrow selects several, Ctrl+A all.</source>
            <translation>Kopiert die gewählten Zeilen; Umschalt mit einem Pfeil wählt mehrere, Strg+A alle.</translation>
        </message>
        <message>
            <source>Ctrl+C</source>
            <translation>Strg+C</translation>
        </message>
        <message>
            <source>Down, Esc</source>
            <translation>Ab, Esc</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Anderswo</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Enter, Shift+Enter, Esc</source>
            <translation>Eingabe, Umschalt+Eingabe, Esc</translation>
        </message>
        <message>
            <source>F5</source>
            <translation>F5</translation>
        </message>
        <message>
            <source>Find documents</source>
            <translation>Dokumente suchen</translation>
        </message>
        <message>
            <source>Find in text</source>
            <translation>Im Text suchen</translation>
        </message>
        <message>
            <source>Go to the table, list all documents again.</source>
            <translation>In die Tabelle gehen, wieder alle Dokumente auflisten.</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Heatmap</translation>
        </message>
        <message>
            <source>In the focused control</source>
            <translation>Im Steuerelement mit dem Fokus</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Links, Rechts</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>Lookalike %1

Near-duplicate detection made visible and tunable: shingles, MinHash signatures, bands, and the pairs they find.

Free software under the GNU General Public License, version 3 or later. Made with Qt, Qt Charts and QCustomPlot.</source>
            <translation>Lookalike %1

Die Suche nach Fast-Duplikaten, sichtbar und einstellbar: Shingles, MinHash-Signaturen, Bänder und die Paare, die sie finden.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Mit Qt, Qt Charts und QCustomPlot.</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Move from cell to cell; Enter uses the cell's bands and rows.</source>
            <translation>Von Zelle zu Zelle; Eingabe übernimmt Bänder und Zeilen der Zelle.</translation>
        </message>
        <message>
            <source>Move the threshold; with Shift by thousandths.</source>
            <translation>Verschiebt den Schwellenwert, mit Umschalt um Tausendstel.</translation>
        </message>
        <message>
            <source>Next match, previous match, close the search line.</source>
            <translation>Nächster Treffer, voriger Treffer, Suchzeile schließen.</translation>
        </message>
        <message>
            <source>Next or previous step from anywhere; also Left and Right.</source>
            <translation>Nächster oder voriger Schritt von überall; auch Links und Rechts.</translation>
        </message>
        <message>
            <source>Next ring; move it; click. With Shift, move by ten.</source>
            <translation>Nächster Ring; bewegt ihn; klickt. Mit Umschalt in Zehnerschritten.</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Bild auf, Bild ab</translation>
        </message>
        <message>
            <source>Picture of a scene</source>
            <translation>Bild einer Szene</translation>
        </message>
        <message>
            <source>Play, new seed, light or dark, controls, scene, its first step, leave.</source>
            <translation>Abspielen, neuer Startwert, hell oder dunkel, Regler, Szene, ihr erster Schritt, verlassen.</translation>
        </message>
        <message>
            <source>Plots</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Rows of a sweep</source>
            <translation>Zeilen einer Messreihe</translation>
        </message>
        <message>
            <source>S-curve</source>
            <translation>S-Kurve</translation>
        </message>
        <message>
            <source>Save as &amp;PDF…</source>
            <translation>Als &amp;PDF sichern…</translation>
        </message>
        <message>
            <source>Save manual</source>
            <translation>Handbuch sichern</translation>
        </message>
        <message>
            <source>Show the scene in full screen; on other pages F5 runs the recipe.</source>
            <translation>Zeigt die Szene als Vollbild; auf anderen Seiten startet F5 das Rezept.</translation>
        </message>
        <message>
            <source>Slide show</source>
            <translation>Präsentation</translation>
        </message>
        <message>
            <source>Space, N, D, C, 1 to 9, Home, Esc</source>
            <translation>Leertaste, N, D, C, 1 bis 9, Pos1, Esc</translation>
        </message>
        <message>
            <source>Tab, Up, Down, Space</source>
            <translation>Tab, Auf, Ab, Leertaste</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>Use the row's values in the recipe.</source>
            <translation>Übernimmt die Werte der Zeile in das Rezept.</translation>
        </message>
        <message>
            <source>Zoom in or out; Home shows all. Ctrl with an arrow moves the axes.</source>
            <translation>Vergrößern oder verkleinern; Pos1 zeigt alles. Strg mit einem Pfeil verschiebt die Achsen.</translation>
        </message>
        <message>
            <source>action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>Wirkung</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>
Change bands and rows in the recipe: curve and points follow.</source>
            <translation>
Ändern Sie Bänder und Zeilen im Rezept: Kurve und Punkte folgen.</translation>
        </message>
        <message>
            <source>
Click a bit to change it.</source>
            <translation>
Klicken Sie ein Bit an, um es zu ändern.</translation>
        </message>
        <message>
            <source>
Draw the whole curve as well: Tab goes to a place, Up raises it, Down lowers it.</source>
            <translation>
Zeichnen Sie auch die ganze Kurve in das Diagramm: Tab geht zu einer Stelle, Auf hebt sie, Ab senkt sie.</translation>
        </message>
        <message>
            <source>
Select another pair on the Pairs page to follow it here.</source>
            <translation>
Wählen Sie ein anderes Paar auf der Seite „Paare“, um ihm hier zu folgen.</translation>
        </message>
        <message>
            <source>
Take the next step to start the clock.</source>
            <translation>
Der nächste Schritt startet die Uhr.</translation>
        </message>
        <message>
            <source>
The next step answers; you need not wait for the clock.</source>
            <translation>
Der nächste Schritt antwortet; Sie müssen die Uhr nicht abwarten.</translation>
        </message>
        <message>
            <source>
Use File &gt; Open, or open the built-in corpus.</source>
            <translation>
Öffnen Sie ein Korpus mit Datei &gt; Dateien öffnen, oder das eingebaute.</translation>
        </message>
        <message>
            <source>
You can still make or move your guess: the last term answers it.</source>
            <translation>
Sie können Ihre Schätzung noch abgeben oder ändern: Der letzte Term beantwortet sie.</translation>
        </message>
        <message>
            <source> (–: both texts are shorter)</source>
            <translation> (–: beide Texte sind kürzer)</translation>
        </message>
        <message>
            <source>%1  %2 (scene %3%4)</source>
            <translation>%1  %2 (Szene %3%4)</translation>
        </message>
        <message>
            <source>%1 %2 %</source>
            <translation>%1 %2 %</translation>
        </message>
        <message>
            <source>%1 %2 · step %3 of %4%5</source>
            <translation>%1 %2 · Schritt %3 von %4%5</translation>
        </message>
        <message>
            <source>%1 after the first-m check</source>
            <translation>%1 nach der Prüfung der ersten m</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 bands of %2 rows</source>
            <translation>%1 Bänder aus %2 Zeilen</translation>
        </message>
        <message>
            <source>%1 bands of one row</source>
            <translation>%1 Bänder aus einer Zeile</translation>
        </message>
        <message>
            <source>%1 days</source>
            <translation>%1 Tage</translation>
        </message>
        <message>
            <source>%1 different functions</source>
            <translation>%1 verschiedene Funktionen</translation>
        </message>
        <message>
            <source>%1 documents (%2), signatures cut into %3 bands of %4 rows. The curve is the theoretical one, t = %5 the threshold of the recipe.</source>
            <translation>%1 Dokumente (%2), Signaturen in %3 Bänder aus %4 Zeilen geschnitten. Die Kurve ist die theoretische, t = %5 der Schwellenwert des Rezepts.</translation>
        </message>
        <message>
            <source>%1 documents make %2 pairs; %3 became candidates (%4), and %5 are similar.</source>
            <translation>%1 Dokumente ergeben %2 Paare; davon wurden %3 Kandidaten (%4), und %5 sind ähnlich.</translation>
        </message>
        <message>
            <source>%1 documents with shingles make %2 pairs. No two of them share a bucket: there are no candidates.</source>
            <translation>%1 Dokumente mit Shingles ergeben %2 Paare. Keine zwei von ihnen haben einen gemeinsamen Bucket: Es gibt keine Kandidaten.</translation>
        </message>
        <message>
            <source>%1 documents without shingles have signatures that consist only of ∞: all their %2 pairs agree perfectly.</source>
            <translation>%1 Dokumente ohne Shingles haben Signaturen aus lauter ∞: Alle ihre %2 Paare stimmen völlig überein.</translation>
        </message>
        <message>
            <source>%1 estimates with %2 values each: the cloud is narrower. Its standard error is %3, in theory %4.</source>
            <translation>%1 Schätzwerte mit je %2 Werten: Die Wolke ist schmaler. Ihr Standardfehler ist %3, in der Theorie %4.</translation>
        </message>
        <message>
            <source>%1 estimates with %2 values each: the standard error is %3, in theory %4.</source>
            <translation>%1 Schätzwerte mit je %2 Werten: Der Standardfehler ist %3, in der Theorie %4.</translation>
        </message>
        <message>
            <source>%1 guesses, median %2</source>
            <translation>%1 Schätzungen, Median %2</translation>
        </message>
        <message>
            <source>%1 hours</source>
            <translation>%1 Stunden</translation>
        </message>
        <message>
            <source>%1 identical; %2 of pairs skipped</source>
            <translation>%1 identisch; %2 der Paare übersprungen</translation>
        </message>
        <message>
            <source>%1 near-copies, each of similarity %2 to the next: below t = %3, so they form no chain. The first and the last have similarity %4.</source>
            <translation>%1 Fast-Kopien, jede der nächsten zu %2 ähnlich: unter t = %3, also bilden sie keine Kette. Die erste und die letzte haben Ähnlichkeit %4.</translation>
        </message>
        <message>
            <source>%1 near-copies, each of similarity %2 to the next: one group if all links are found, each with chance %3. The first and the last have a similarity of only %4.</source>
            <translation>%1 Fast-Kopien, jede der nächsten zu %2 ähnlich: eine Gruppe, wenn alle Verbindungen gefunden werden, jede mit Wahrscheinlichkeit %3. Die erste und die letzte haben nur Ähnlichkeit %4.</translation>
        </message>
        <message>
            <source>%1 of %2 bands agree in every value: A and B collide in %1 buckets and become a candidate pair.</source>
            <translation>%1 von %2 Bändern stimmen in jedem Wert überein: A und B kollidieren in %1 Buckets und werden ein Kandidatenpaar.</translation>
        </message>
        <message>
            <source>%1 of %2 bands of %3 rows agree, so this pair is a candidate. A pair of similarity %4 becomes a candidate with probability %5.</source>
            <translation>%1 von %2 Bändern aus %3 Zeilen stimmen überein, also ist dieses Paar ein Kandidat. Ein Paar der Ähnlichkeit %4 wird mit Wahrscheinlichkeit %5 ein Kandidat.</translation>
        </message>
        <message>
            <source>%1 of %2 cells agree: the estimate is %3. The sets' similarity is %4.</source>
            <translation>%1 von %2 Zellen stimmen überein: Der Schätzwert ist %3. Die Ähnlichkeit der Mengen ist %4.</translation>
        </message>
        <message>
            <source>%1 of %2 documents have shingles and make %3 pairs; %4 became candidates (%5), and %6 are similar.</source>
            <translation>%1 von %2 Dokumenten haben Shingles und ergeben %3 Paare; davon wurden %4 Kandidaten (%5), und %6 sind ähnlich.</translation>
        </message>
        <message>
            <source>%1 of %2 signature values agree: the estimate is %3, with a standard error of %4.</source>
            <translation>%1 von %2 Signaturwerten stimmen überein: Der Schätzwert ist %3, mit einem Standardfehler von %4.</translation>
        </message>
        <message>
            <source>%1 of 12 values agree. Will the pair be found?</source>
            <translation>%1 von 12 Werten stimmen überein. Wird das Paar gefunden?</translation>
        </message>
        <message>
            <source>%1 of all pairs need no comparison</source>
            <translation>%1 aller Paare brauchen keinen Vergleich</translation>
        </message>
        <message>
            <source>%1 pairs agree perfectly</source>
            <translation>%1 Paare stimmen völlig überein</translation>
        </message>
        <message>
            <source>%1 pairs are tried at each of %2 similarities: %3 of %2 points are on their bars; at least 95 % should be.</source>
            <translation>Bei jeder von %2 Ähnlichkeiten werden %1 Paare versucht: %3 von %2 Punkten liegen auf ihren Balken; mindestens 95 % sollten es.</translation>
        </message>
        <message>
            <source>%1 pairs, filled: %2 candidates</source>
            <translation>%1 Paare, gefüllt: %2 Kandidaten</translation>
        </message>
        <message>
            <source>%1 ranges of similarity were measured: in %2 of them the curve lies inside the 95 % limits.</source>
            <translation>%1 Ähnlichkeitsbereiche wurden gemessen: In %2 davon liegt die Kurve innerhalb der 95-%-Grenzen.</translation>
        </message>
        <message>
            <source>%1 rows are of type 00: neither has the shingle, and they do not count.</source>
            <translation>%1 Zeilen sind vom Typ 00: Keines hat das Shingle, und sie zählen nicht.</translation>
        </message>
        <message>
            <source>%1 rows are of type 01: only B has the shingle.</source>
            <translation>%1 Zeilen sind vom Typ 01: Nur B hat das Shingle.</translation>
        </message>
        <message>
            <source>%1 rows are of type 10: only A has the shingle.</source>
            <translation>%1 Zeilen sind vom Typ 10: Nur A hat das Shingle.</translation>
        </message>
        <message>
            <source>%1 rows are of type 11: both documents have the shingle.</source>
            <translation>%1 Zeilen sind vom Typ 11: Beide Dokumente haben das Shingle.</translation>
        </message>
        <message>
            <source>%1 rows leave some of the %2 numbers unused. The row after a larger gap comes first more often: a bias.</source>
            <translation>%1 Zeilen lassen einige der %2 Nummern ungenutzt. Die Zeile nach einer größeren Lücke kommt öfter zuerst: eine Verzerrung.</translation>
        </message>
        <message>
            <source>%1 rows share %2 numbers: some collide. The modulus must be at least the number of rows.</source>
            <translation>%1 Zeilen teilen sich %2 Zahlen: Einige kollidieren. Der Modul muss mindestens die Zahl der Zeilen sein.</translation>
        </message>
        <message>
            <source>%1 shuffles: p = %2, with a standard error of %3.</source>
            <translation>%1 Mischungen: p = %2, mit einem Standardfehler von %3.</translation>
        </message>
        <message>
            <source>%1 shuffles: the share that agrees is %2.</source>
            <translation>%1 Mischungen: Der Anteil, der übereinstimmt, ist %2.</translation>
        </message>
        <message>
            <source>%1 shuffles: the share that agrees is p = %2. Its estimated standard error, √(p(1 − p)/%1), is %3.</source>
            <translation>%1 Mischungen: Der Anteil, der übereinstimmt, ist p = %2. Sein geschätzter Standardfehler, √(p(1 − p)/%1), ist %3.</translation>
        </message>
        <message>
            <source>%1 to %2 for 95 of 100 hash seeds</source>
            <translation>%1 bis %2 für 95 von 100 Hash-Startwerten</translation>
        </message>
        <message>
            <source>%1 uses %2 of the n = %3 values; the others are unused until b or r grows.</source>
            <translation>%1 nutzt %2 der n = %3 Werte; die übrigen bleiben ungenutzt, bis b oder r wächst.</translation>
        </message>
        <message>
            <source>%1 values differ</source>
            <translation>%1 Werte verschieden</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <translation>%1 mit %2</translation>
        </message>
        <message>
            <source>%1 would have %2.</source>
            <translation>%1 hätte %2.</translation>
        </message>
        <message>
            <source>%1 years</source>
            <translation>%1 Jahre</translation>
        </message>
        <message>
            <source>%1: rises at %2</source>
            <translation>%1: steigt bei %2</translation>
        </message>
        <message>
            <source>, step %1</source>
            <translation>, Schritt %1</translation>
        </message>
        <message>
            <source>1 means equal sets, 0 means disjoint sets.</source>
            <translation>1 heißt gleiche Mengen, 0 heißt disjunkte Mengen.</translation>
        </message>
        <message>
            <source>12 documents: how many of 66 pairs share a bucket?</source>
            <translation>12 Dokumente: Wie viele von 66 Paaren sind in einem gemeinsamen Bucket?</translation>
        </message>
        <message>
            <source>2 to 5 words are usual; with more, one changed word costs too much.</source>
            <translation>2 bis 5 Wörter sind üblich; mit mehr kostet ein geändertes Wort zu viel.</translation>
        </message>
        <message>
            <source>20 × 5 finds a pair with probability %1, 10 × 10 with %2: a band of 5 rows agrees with probability 0.6⁵, one of 10 rows only with 0.6¹⁰, and there are half as many bands.</source>
            <translation>20 × 5 findet ein Paar mit Wahrscheinlichkeit %1, 10 × 10 mit %2: Ein Band aus 5 Zeilen stimmt mit 0.6⁵ überein, eines aus 10 Zeilen nur mit 0.6¹⁰, und es gibt halb so viele Bänder.</translation>
        </message>
        <message>
            <source>20 × 5 or 10 × 10: which finds more pairs of similarity 0.6, and why? Guess, then compare both in step 12.</source>
            <translation>20 × 5 oder 10 × 10: Was findet mehr Paare der Ähnlichkeit 0.6, und warum? Schätzen Sie, dann vergleichen Sie beide in Schritt 12.</translation>
        </message>
        <message>
            <source>20 × 5 or 10 × 10?</source>
            <translation>20 × 5 oder 10 × 10?</translation>
        </message>
        <message>
            <source>3 and 6 share the factor 3, so only 6 / 3 = 2 numbers are left: %1.</source>
            <translation>3 und 6 haben den Teiler 3 gemeinsam, also bleiben nur 6 / 3 = 2 Zahlen: %1.</translation>
        </message>
        <message>
            <source>5 characters are usual for e-mails, 9 or 10 for articles.</source>
            <translation>5 Zeichen sind üblich für E-Mails, 9 oder 10 für Artikel.</translation>
        </message>
        <message>
            <source>A bad function</source>
            <translation>Eine schlechte Funktion</translation>
        </message>
        <message>
            <source>A band counts only as a whole: it agrees if all of its values do.</source>
            <translation>Ein Band zählt nur als Ganzes: Es stimmt überein, wenn alle seine Werte übereinstimmen.</translation>
        </message>
        <message>
            <source>A band needs %1 agreeing values at once: %2 = %3.</source>
            <translation>Ein Band braucht %1 übereinstimmende Werte zugleich: %2 = %3.</translation>
        </message>
        <message>
            <source>A band of one row needs one agreeing value: the chance stays %1.</source>
            <translation>Ein Band aus einer Zeile braucht einen übereinstimmenden Wert: Die Wahrscheinlichkeit bleibt %1.</translation>
        </message>
        <message>
            <source>A is empty: it has no first 1, and its minhash stays ∞.</source>
            <translation>A ist leer: Es hat keine erste 1, und sein MinHash bleibt ∞.</translation>
        </message>
        <message>
            <source>A million documents make nearly 500 billion pairs, N(N−1)/2: too many to compare set by set. So each set, here a column of %1 rows, will become a few small numbers.</source>
            <translation>Eine Million Dokumente ergeben fast 500 Milliarden Paare, N(N−1)/2: zu viele, um Menge für Menge zu vergleichen. Also wird jede Menge, hier eine Spalte aus %1 Zeilen, zu wenigen kleinen Zahlen.</translation>
        </message>
        <message>
            <source>A minhash is the new position of the first 1 in the shuffled column. Three values estimate 0.75 as 0.67 and as 1.00; scene 5 says how many are enough.</source>
            <translation>Ein MinHash ist die neue Position der ersten 1 in der gemischten Spalte. Drei Werte schätzen 0.75 als 0.67 und als 1.00; wie viele genügen, sagt Szene 5.</translation>
        </message>
        <message>
            <source>A pair has similarity %1. Will %2 catch it?</source>
            <translation>Ein Paar hat Ähnlichkeit %1. Wird es gefangen? (%2)</translation>
        </message>
        <message>
            <source>A set keeps each shingle once, a bag counts every occurrence.
Change the texts, or move k.
Press C for the controls.</source>
            <translation>Eine Menge behält jedes Shingle einmal, eine Multimenge zählt jedes Vorkommen.
Ändern Sie die Texte, oder verschieben Sie k.
Drücken Sie C für die Regler.</translation>
        </message>
        <message>
            <source>A shingle is a run of words or of characters.</source>
            <translation>Ein Shingle ist eine Folge von Wörtern oder Zeichen.</translation>
        </message>
        <message>
            <source>A short text, split into shingles like a document.</source>
            <translation>Ein kurzer Text, in Shingles zerlegt wie ein Dokument.</translation>
        </message>
        <message>
            <source>A signature has %1 minhashes, one per hash function. Instead of a hash value, a cell shows the number of the shingle with this value: equal numbers mean equal minhashes.</source>
            <translation>Eine Signatur hat %1 MinHashes, einen pro Hashfunktion. Statt eines Hashwerts zeigt eine Zelle die Nummer des Shingles mit diesem Wert: Gleiche Nummern heißen gleiche MinHashes.</translation>
        </message>
        <message>
            <source>A signature has %1 minhashes, one per hash function: too many to read. Each cell is one position in both signatures, and shows whether their minhashes are equal.</source>
            <translation>Eine Signatur hat %1 MinHashes, einen pro Hashfunktion: zu viele zum Lesen. Jede Zelle ist eine Position in beiden Signaturen und zeigt, ob ihre MinHashes gleich sind.</translation>
        </message>
        <message>
            <source>A single document has no pairs.</source>
            <translation>Ein einzelnes Dokument hat keine Paare.</translation>
        </message>
        <message>
            <source>A text ends after the last whole word within %1 characters.</source>
            <translation>Ein Text endet nach dem letzten ganzen Wort innerhalb von %1 Zeichen.</translation>
        </message>
        <message>
            <source>A thousand shuffles</source>
            <translation>Tausend Mischungen</translation>
        </message>
        <message>
            <source>Add a row of zeros.</source>
            <translation>Fügt eine Zeile mit Nullen hinzu.</translation>
        </message>
        <message>
            <source>After one pass, the minima of a set are its signature: A %1, B %2. The agreeing share is %3; the similarity is %4.</source>
            <translation>Nach einem Durchgang sind die Minima einer Menge ihre Signatur: A %1, B %2. Der übereinstimmende Anteil ist %3; die Ähnlichkeit ist %4.</translation>
        </message>
        <message>
            <source>All other cases are misses: one band misses the pair with probability %1.</source>
            <translation>In allen anderen Fällen übersieht ein Band das Paar, mit Wahrscheinlichkeit %1.</translation>
        </message>
        <message>
            <source>All pairs are compared, column by column. How long would %1 documents take?</source>
            <translation>Alle Paare werden verglichen, Spalte für Spalte. Wie lange brauchten %1 Dokumente?</translation>
        </message>
        <message>
            <source>An area is a share of all pairs, if all similarities are equally frequent. At first t = 0.70, between the rises of 20 × 5 and 10 × 10.
Drag t.</source>
            <translation>Eine Fläche ist ein Anteil aller Paare, wenn alle Ähnlichkeiten gleich häufig sind. Zuerst ist t = 0.70, zwischen den Anstiegen von 20 × 5 und 10 × 10.
Ziehen Sie t.</translation>
        </message>
        <message>
            <source>An area of %1 below t is left to verify.</source>
            <translation>Eine Fläche von %1 unter t bleibt zu verifizieren.</translation>
        </message>
        <message>
            <source>An unlucky hash seed: 95 of 100 give %1 to %2</source>
            <translation>Ein ungünstiger Hash-Startwert: 95 von 100 ergeben %1 bis %2</translation>
        </message>
        <message>
            <source>Another example, with %1 rows. Each row is a shingle, each column a document; 1 means that it contains the shingle.</source>
            <translation>Ein anderes Beispiel mit %1 Zeilen. Jede Zeile ist ein Shingle, jede Spalte ein Dokument; 1 heißt, dass es das Shingle enthält.</translation>
        </message>
        <message>
            <source>Another seed gives other shuffles and random numbers.</source>
            <translation>Ein anderer Startwert ergibt andere Mischungen und Zufallszahlen.</translation>
        </message>
        <message>
            <source>Areas show numbers of pairs. At a million a second, comparing all of them would take %1, the candidates %2, plus shingles, signatures and bands once per document.</source>
            <translation>Flächen zeigen Zahlen von Paaren. Alle zu vergleichen, dauerte bei einer Million pro Sekunde %1, die Kandidaten %2; dazu kommen Shingles, Signaturen und Bänder, einmal pro Dokument.</translation>
        </message>
        <message>
            <source>Arrows: step, Home and End: first and last step, G: guess, ?: keys. In the slide show (F5) also Space: play, digits: scenes, N: seed, D: colours, C: controls, B or full stop: black, W: white, Esc: leave.</source>
            <translation>Pfeile: Schritt, Pos1 und Ende: erster und letzter Schritt, G: Schätzung, ?: Tasten. Im Vollbild (F5) auch Leertaste: abspielen, Ziffern: Szenen, N: Startwert, D: Farben, C: Regler, B oder Punkt: schwarz, W: weiß, Esc: verlassen.</translation>
        </message>
        <message>
            <source>Ask for the error with four times the values before the cloud appears: it halves.</source>
            <translation>Fragen Sie nach dem Fehler bei viermal so vielen Werten, bevor die Wolke erscheint: Er halbiert sich.</translation>
        </message>
        <message>
            <source>At 0.5, where the standard error √(J (1 − J) / n) is largest: %1 with 100 values. At 0 and 1 it vanishes: all values differ, or all agree.</source>
            <translation>Bei 0.5, wo der Standardfehler √(J (1 − J) / n) am größten ist: %1 bei 100 Werten. Bei 0 und 1 verschwindet er: Alle Werte sind verschieden oder alle gleich.</translation>
        </message>
        <message>
            <source>At k = 1, texts with the same letters are equal, whatever they say.</source>
            <translation>Bei k = 1 sind Texte aus denselben Buchstaben gleich, was immer sie sagen.</translation>
        </message>
        <message>
            <source>At k = 1, texts with the same words are equal, whatever their order.</source>
            <translation>Bei k = 1 sind Texte aus denselben Wörtern gleich, in jeder Reihenfolge.</translation>
        </message>
        <message>
            <source>At k = 2. At k = 1 the similarity is %1, since both have the same words; it is %2 at k = 2 and %3 at k = 3, when the order counts.</source>
            <translation>Bei k = 2. Bei k = 1 ist die Ähnlichkeit %1, denn beide haben dieselben Wörter; sie ist %2 bei k = 2 und %3 bei k = 3, wenn die Reihenfolge zählt.</translation>
        </message>
        <message>
            <source>At t = %1 about %2 of 100 pairs pass with m = 1 to 5, and %3 without the check.</source>
            <translation>Bei t = %1 bestehen etwa %2 von 100 Paaren mit m = 1 bis 5, und %3 ohne die Prüfung.</translation>
        </message>
        <message>
            <source>B is empty: it has no first 1, and its minhash stays ∞.</source>
            <translation>B ist leer: Es hat keine erste 1, und sein MinHash bleibt ∞.</translation>
        </message>
        <message>
            <source>Bag %1: %2</source>
            <translation>Multimenge %1: %2</translation>
        </message>
        <message>
            <source>Band %1: %2 buckets, collisions: %3.</source>
            <translation>Band %1: %2 Buckets, Kollisionen: %3.</translation>
        </message>
        <message>
            <source>Band %1: %2 of %3 values differ. A and B fall into different buckets.</source>
            <translation>Band %1: %2 von %3 Werten sind verschieden. A und B fallen in verschiedene Buckets.</translation>
        </message>
        <message>
            <source>Band %1: all of its values agree, so A and B fall into the same bucket.</source>
            <translation>Band %1: Alle Werte stimmen überein, also fallen A und B in denselben Bucket.</translation>
        </message>
        <message>
            <source>Band %1: one value differs. A and B fall into different buckets.</source>
            <translation>Band %1: Ein Wert ist verschieden. A und B fallen in verschiedene Buckets.</translation>
        </message>
        <message>
            <source>Bands</source>
            <translation>Bänder</translation>
        </message>
        <message>
            <source>Bands %1 to %2: %3 of %4 agree in every value.</source>
            <translation>Bänder %1 bis %2: %3 von %4 stimmen in jedem Wert überein.</translation>
        </message>
        <message>
            <source>Below each function: the share that agrees if c takes every value, so that each row comes first once. Real signatures have 100 values or more.</source>
            <translation>Unter jeder Funktion: der Anteil, der übereinstimmt, wenn c jeden Wert annimmt, sodass jede Zeile einmal zuerst kommt. Echte Signaturen haben 100 Werte oder mehr.</translation>
        </message>
        <message>
            <source>Both sets are empty.
Click a bit to change it.</source>
            <translation>Beide Mengen sind leer.
Klicken Sie ein Bit an, um es zu ändern.</translation>
        </message>
        <message>
            <source>Both sets are empty: there is nothing to compare, so their similarity counts as 0.</source>
            <translation>Beide Mengen sind leer: Es gibt nichts zu vergleichen, also gilt ihre Ähnlichkeit als 0.</translation>
        </message>
        <message>
            <source>Buckets of band %1</source>
            <translation>Buckets von Band %1</translation>
        </message>
        <message>
            <source>Came first in %1 shuffles</source>
            <translation>Kam zuerst in %1 Mischungen</translation>
        </message>
        <message>
            <source>Can arithmetic stand in for shuffling?</source>
            <translation>Kann Rechnen das Mischen ersetzen?</translation>
        </message>
        <message>
            <source>Candidates among %1 tried pairs of similarity %2: the curve predicts %3; %4.</source>
            <translation>Kandidaten unter %1 versuchten Paaren der Ähnlichkeit %2: Die Kurve sagt %3 voraus; %4.</translation>
        </message>
        <message>
            <source>Candidates among the 66 pairs: %1. Twice as many bands give a pair twice as many chances, and each needs only half as many equal values.</source>
            <translation>Kandidaten unter den 66 Paaren: %1. Doppelt so viele Bänder geben einem Paar doppelt so viele Gelegenheiten, und jede verlangt nur halb so viele gleiche Werte.</translation>
        </message>
        <message>
            <source>Chance that a pair becomes a candidate</source>
            <translation>Wahrscheinlichkeit, dass ein Paar Kandidat wird</translation>
        </message>
        <message>
            <source>Chance that a pair becomes a candidate and passes the first-m check</source>
            <translation>Wahrscheinlichkeit, dass ein Paar Kandidat wird und die Erste-m-Prüfung besteht</translation>
        </message>
        <message>
            <source>Change the bit of A in row %1.</source>
            <translation>Ändert das Bit von A in Zeile %1.</translation>
        </message>
        <message>
            <source>Change the bit of B in row %1.</source>
            <translation>Ändert das Bit von B in Zeile %1.</translation>
        </message>
        <message>
            <source>Characters in text A: %1, in text B: %2, with _ for a space. A shingle is k consecutive characters, here k = %3: a window will show the shingles one by one.</source>
            <translation>Zeichen in Text A: %1, in Text B: %2, mit _ für ein Leerzeichen. Ein Shingle sind k aufeinanderfolgende Zeichen, hier k = %3: Ein Fenster wird die Shingles nacheinander zeigen.</translation>
        </message>
        <message>
            <source>Check a group's least similar pair, not its links, before you delete documents.</source>
            <translation>Prüfen Sie das unähnlichste Paar einer Gruppe, nicht ihre Verbindungen, bevor Sie Dokumente löschen.</translation>
        </message>
        <message>
            <source>Click bits until the similarity is exactly 1/2. Then add ones in a 00 row: can it stay 1/2?</source>
            <translation>Klicken Sie Bits an, bis die Ähnlichkeit genau 1/2 ist. Fügen Sie dann Einsen in einer 00-Zeile hinzu: Kann sie 1/2 bleiben?</translation>
        </message>
        <message>
            <source>Click or drag to your guess, then take the next step.</source>
            <translation>Klicken oder ziehen Sie zu Ihrer Schätzung, dann nehmen Sie den nächsten Schritt.</translation>
        </message>
        <message>
            <source>Collect guesses with G. The proof in one line: the first row that is not 00 decides, and it is 11 with probability J.</source>
            <translation>Sammeln Sie Schätzungen mit G. Der Beweis in einer Zeile: Die erste Zeile, die nicht 00 ist, entscheidet, und sie ist mit Wahrscheinlichkeit J 11.</translation>
        </message>
        <message>
            <source>Collisions look like agreement, so the modulus is a prime, or a power of two with odd a. If values stay unused, the row after the gap comes first more often.</source>
            <translation>Kollisionen sehen wie Übereinstimmung aus, daher ist der Modul eine Primzahl oder eine Zweierpotenz mit ungeradem a. Bleiben Werte ungenutzt, kommt die Zeile nach der Lücke öfter zuerst.</translation>
        </message>
        <message>
            <source>Comparing these pairs takes %1. %2 documents make %3 pairs, %4 such squares: %5. So a program must find the similar pairs without comparing all.</source>
            <translation>Diese Paare zu vergleichen, dauert %1. %2 Dokumente ergeben %3 Paare, %4 solche Quadrate: %5. Also muss ein Programm die ähnlichen Paare finden, ohne alle zu vergleichen.</translation>
        </message>
        <message>
            <source>Constant that the function adds.</source>
            <translation>Konstante, die die Funktion addiert.</translation>
        </message>
        <message>
            <source>Cut 100 values into %1 bands of %2 rows.</source>
            <translation>Schneidet 100 Werte in %1 Bänder aus %2 Zeilen.</translation>
        </message>
        <message>
            <source>Cut 12 values into</source>
            <translation>12 Werte schneiden in</translation>
        </message>
        <message>
            <source>Cut the values into %1 bands.</source>
            <translation>Schneidet die Werte in %1 Bänder.</translation>
        </message>
        <message>
            <source>Do the pairs of your corpus follow the curve?</source>
            <translation>Folgen die Paare Ihres Korpus der Kurve?</translation>
        </message>
        <message>
            <source>Documents that share a bucket are compared. All others are not.</source>
            <translation>Dokumente im selben Bucket werden verglichen. Alle anderen nicht.</translation>
        </message>
        <message>
            <source>Documents without shingles are left out: they share nothing.</source>
            <translation>Dokumente ohne Shingles werden ausgelassen: Sie haben nichts gemeinsam.</translation>
        </message>
        <message>
            <source>Drag the similarity of the pair.</source>
            <translation>Ziehen Sie die Ähnlichkeit des Paars.</translation>
        </message>
        <message>
            <source>Drag the threshold of similar pairs.</source>
            <translation>Ziehen Sie den Schwellenwert ähnlicher Paare.</translation>
        </message>
        <message>
            <source>Each of the %1 rows is a shingle, such as “%2”, and each column a document; 1 means that it contains the shingle.</source>
            <translation>Jede der %1 Zeilen ist ein Shingle, etwa „%2“, jede Spalte ein Dokument; 1 heißt, dass es das Shingle enthält.</translation>
        </message>
        <message>
            <source>Each of the %1 values is a band of 1 row. It names a bucket: only documents that share one are compared.</source>
            <translation>Jeder der %1 Werte ist ein Band aus 1 Zeile. Es benennt einen Bucket: Nur Dokumente im selben Bucket werden verglichen.</translation>
        </message>
        <message>
            <source>Each point is one estimate of the same similarity, with different hash values.</source>
            <translation>Jeder Punkt ist ein Schätzwert derselben Ähnlichkeit, mit anderen Hashwerten.</translation>
        </message>
        <message>
            <source>Each r is tried with as many bands as n has room for, b = n/r rounded down; the cut that rises nearest to t, at (1/b)^(1/r), is shown.
Drag t.</source>
            <translation>Jedes r wird mit so vielen Bändern versucht, wie n erlaubt, b = n/r abgerundet; gezeigt wird der Schnitt, der am nächsten bei t steigt, bei (1/b)^(1/r).
Ziehen Sie t.</translation>
        </message>
        <message>
            <source>Each step moves the window on by one; the fourth runs to the end of A, the fifth shows all of B.</source>
            <translation>Jeder Schritt rückt das Fenster um eins weiter; der vierte läuft bis zum Ende von A, der fünfte zeigt ganz B.</translation>
        </message>
        <message>
            <source>Each value agrees with probability J, like a biased coin. The share of n = %1 values has the standard error %2 and is rarely off by more than twice that, here %3.</source>
            <translation>Jeder Wert stimmt mit Wahrscheinlichkeit J überein, wie eine gezinkte Münze. Der Anteil von n = %1 Werten hat den Standardfehler %2 und weicht selten um mehr als das Doppelte ab, hier %3.</translation>
        </message>
        <message>
            <source>Empty documents</source>
            <translation>Leere Dokumente</translation>
        </message>
        <message>
            <source>Enter the texts and the k of an example.</source>
            <translation>Gibt die Texte und das k eines Beispiels ein.</translation>
        </message>
        <message>
            <source>Every candidate is compared exactly: none below %1 is accepted. Pairs that the bands missed (area %2) stay missed.</source>
            <translation>Jeder Kandidat wird exakt verglichen: Keiner unter %1 wird akzeptiert. Paare, die die Bänder übersehen haben (Fläche %2), bleiben übersehen.</translation>
        </message>
        <message>
            <source>Every switch has a price. A pair that the bands miss stays missed.</source>
            <translation>Jeder Schalter hat seinen Preis. Ein Paar, das die Bänder übersehen, bleibt übersehen.</translation>
        </message>
        <message>
            <source>Example</source>
            <translation>Beispiel</translation>
        </message>
        <message>
            <source>First-m check</source>
            <translation>Erste-m-Prüfung</translation>
        </message>
        <message>
            <source>For equal or disjoint sets every estimate is exact: no cloud at any n. For all other sets the error falls as 1/√n.</source>
            <translation>Für gleiche oder disjunkte Mengen ist jede Schätzung genau: keine Wolke bei irgendeinem n. Für alle anderen Mengen sinkt der Fehler wie 1/√n.</translation>
        </message>
        <message>
            <source>Four times as many values take four times as long to hash.</source>
            <translation>Viermal so viele Werte zu hashen dauert viermal so lange.</translation>
        </message>
        <message>
            <source>Four times the values, half the standard error: in theory %1; measured %2. It is √(J(1 − J)/n), at most 0.5/√n.</source>
            <translation>Viermal so viele Werte, halber Standardfehler: in der Theorie %1; gemessen %2. Er ist √(J(1 − J)/n), höchstens 0.5/√n.</translation>
        </message>
        <message>
            <source>From k = 1 to k = %1 the similarity stays %2.</source>
            <translation>Von k = 1 bis k = %1 bleibt die Ähnlichkeit %2.</translation>
        </message>
        <message>
            <source>From now on the similarity J is called s.
Click a value of B to make it agree or differ.</source>
            <translation>Von nun an heißt die Ähnlichkeit J einfach s.
Klicken Sie einen Wert von B an, damit er übereinstimmt oder nicht.</translation>
        </message>
        <message>
            <source>Goal: recall %1</source>
            <translation>Ziel: Trefferquote %1</translation>
        </message>
        <message>
            <source>Guess first: click the scale, or press G, type a number and press Enter. Then take the next step.</source>
            <translation>Schätzen Sie zuerst: Klicken Sie die Skala an, oder drücken Sie G, geben Sie eine Zahl ein und drücken Sie Eingabe. Dann nehmen Sie den nächsten Schritt.</translation>
        </message>
        <message>
            <source>Guess the share that agrees, then step until the green area appears. Is the share in it? Try other seeds: about two in three are.</source>
            <translation>Schätzen Sie den Anteil, der übereinstimmt, und gehen Sie dann weiter, bis die grüne Fläche erscheint. Liegt der Anteil darin? Versuchen Sie andere Startwerte: Etwa zwei von drei liegen darin.</translation>
        </message>
        <message>
            <source>Hardly more than %1 × %2 = %3 at this t: the first m values also lie in bands. The literature's prefix filter with rare shingles loses no pair.</source>
            <translation>Bei diesem t kaum mehr als %1 × %2 = %3: Die ersten m Werte liegen auch in Bändern. Der Präfixfilter der Literatur mit seltenen Shingles verliert kein Paar.</translation>
        </message>
        <message>
            <source>Hash functions</source>
            <translation>Hashfunktionen</translation>
        </message>
        <message>
            <source>Here n = 100 values are cut in two ways. 10 × 10 has longer bands and fewer of them: the rise moves from %1 to %2. At s = %3 it finds %4 of 100 pairs, 20 × 5 finds %5.</source>
            <translation>Hier sind n = 100 Werte auf zwei Arten geschnitten. 10 × 10 hat längere Bänder und weniger davon: Der Anstieg rückt von %1 nach %2. Bei s = %3 findet es %4 von 100 Paaren, 20 × 5 findet %5.</translation>
        </message>
        <message>
            <source>Here t is %1, so that both areas are visible. Each step adds one component.
Use its switch to remove it.</source>
            <translation>Hier ist t = %1, damit beide Flächen sichtbar sind. Jeder Schritt fügt einen Baustein hinzu.
Sein Schalter entfernt ihn wieder.</translation>
        </message>
        <message>
            <source>How do real systems change the curve?</source>
            <translation>Wie verändern echte Systeme die Kurve?</translation>
        </message>
        <message>
            <source>How large is the standard error with %1 values?</source>
            <translation>Wie groß ist der Standardfehler mit %1 Werten?</translation>
        </message>
        <message>
            <source>How many shuffles does a document need?</source>
            <translation>Wie viele Mischungen braucht ein Dokument?</translation>
        </message>
        <message>
            <source>How much do two texts have in common?</source>
            <translation>Wie viel haben zwei Texte gemeinsam?</translation>
        </message>
        <message>
            <source>How near-duplicates are found</source>
            <translation>Wie Fast-Duplikate gefunden werden</translation>
        </message>
        <message>
            <source>How similar are these two sets?</source>
            <translation>Wie ähnlich sind diese beiden Mengen?</translation>
        </message>
        <message>
            <source>How well do %1 values represent two sets?</source>
            <translation>Wie gut stehen %1 Werte für zwei Mengen?</translation>
        </message>
        <message>
            <source>If all rows are 00, there is nothing to decide.</source>
            <translation>Sind alle Zeilen 00, gibt es nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>In a bag, a shingle counts as often as it occurs; in a set, once. Mining of Massive Datasets divides the common shingles of bags by the sum of both sizes, so its value is at most 1/2; here they are divided by the union.</source>
            <translation>In einer Multimenge zählt ein Shingle so oft, wie es vorkommt; in einer Menge einmal. Mining of Massive Datasets teilt die gemeinsamen Shingles von Multimengen durch die Summe beider Größen, sodass der Wert höchstens 1/2 ist; hier wird durch die Vereinigung geteilt.</translation>
        </message>
        <message>
            <source>In what share of all shuffles do A and B have their first 1 in the same row?</source>
            <translation>In welchem Anteil aller Mischungen haben A und B ihre erste 1 in derselben Zeile?</translation>
        </message>
        <message>
            <source>J + %1</source>
            <translation>J + %1</translation>
        </message>
        <message>
            <source>J − %1</source>
            <translation>J − %1</translation>
        </message>
        <message>
            <source>Jaccard similarity</source>
            <translation>Jaccard-Ähnlichkeit</translation>
        </message>
        <message>
            <source>Jaccard similarity of the shingles shown: rows of type 11 (%1) among rows that are not 00 (%2), which is %3.</source>
            <translation>Jaccard-Ähnlichkeit der gezeigten Shingles: Zeilen vom Typ 11 (%1) unter Zeilen, die nicht 00 sind (%2), also %3.</translation>
        </message>
        <message>
            <source>Jaccard similarity of the two sets.</source>
            <translation>Jaccard-Ähnlichkeit der beiden Mengen.</translation>
        </message>
        <message>
            <source>Jaccard similarity: %1 in common out of %2 in total, which is %3.</source>
            <translation>Jaccard-Ähnlichkeit: %1 gemeinsam von insgesamt %2, also %3.</translation>
        </message>
        <message>
            <source>Jaccard similarity: rows of type 11 (%1) among rows that are not 00 (%2), which is %3.</source>
            <translation>Jaccard-Ähnlichkeit: Zeilen vom Typ 11 (%1) unter Zeilen, die nicht 00 sind (%2), also %3.</translation>
        </message>
        <message>
            <source>Leave the values in one band.</source>
            <translation>Lässt die Werte in einem Band.</translation>
        </message>
        <message>
            <source>Leave them out, or treat them as duplicates deliberately.</source>
            <translation>Lassen Sie sie aus, oder behandeln Sie sie bewusst als Duplikate.</translation>
        </message>
        <message>
            <source>Let somebody draw the curve first. Pause at independence: without it, chances must not be multiplied.</source>
            <translation>Lassen Sie zuerst jemanden die Kurve zeichnen. Verweilen Sie bei der Unabhängigkeit: Ohne sie darf man Wahrscheinlichkeiten nicht multiplizieren.</translation>
        </message>
        <message>
            <source>Let the square fill in silence: the time it takes is the reason for what follows. Ask who bit whom before you show k = 1.</source>
            <translation>Lassen Sie das Quadrat schweigend voll werden: Seine Dauer ist der Grund für alles Folgende. Fragen Sie, wer wen gebissen hat, bevor Sie k = 1 zeigen.</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <source>Longer shingles are usually stricter, from %1 at k = 1 to %2 at k = %3. Here is an exception: %4 at k = %5.</source>
            <translation>Längere Shingles sind meist strenger, von %1 bei k = 1 bis %2 bei k = %3. Hier eine Ausnahme: %4 bei k = %5.</translation>
        </message>
        <message>
            <source>Make value %1 of B agree or differ.</source>
            <translation>Lässt Wert %1 von B übereinstimmen oder nicht.</translation>
        </message>
        <message>
            <source>Many pairs have similarity %1: what share become candidates?</source>
            <translation>Viele Paare haben Ähnlichkeit %1: Welcher Anteil wird Kandidat?</translation>
        </message>
        <message>
            <source>Matrix</source>
            <translation>Matrix</translation>
        </message>
        <message>
            <source>Minima start at ∞.
Change the functions ((ax + c) mod m) + 1: a, c and the modulus m.
Press C for the controls.</source>
            <translation>Minima beginnen bei ∞.
Ändern Sie die Funktionen ((ax + c) mod m) + 1: a, c und den Modul m.
Drücken Sie C für die Regler.</translation>
        </message>
        <message>
            <source>More bands are looser: one more chance each.</source>
            <translation>Mehr Bänder sind lockerer: jedes eine weitere Gelegenheit.</translation>
        </message>
        <message>
            <source>More bands: looser, one more chance per band. More rows: stricter, every value of a band must agree.</source>
            <translation>Mehr Bänder: lockerer, eine weitere Gelegenheit pro Band. Mehr Zeilen: strenger, jeder Wert eines Bandes muss übereinstimmen.</translation>
        </message>
        <message>
            <source>More rows are stricter: every value of a band must agree.</source>
            <translation>Mehr Zeilen sind strenger: Jeder Wert eines Bandes muss übereinstimmen.</translation>
        </message>
        <message>
            <source>More values allow longer bands (stricter) and more of them (looser); together they make the curve steeper. n = %1, cut into %2: the steepest slope is %3 instead of %4.</source>
            <translation>Mehr Werte erlauben längere Bänder, die strenger sind, und mehr davon, die lockerer sind: zusammen steiler. n = %1, geschnitten in %2: Die größte Steigung ist %3 statt %4.</translation>
        </message>
        <message>
            <source>More values mean less error, but more memory.
Move n.
Press C for the controls.</source>
            <translation>Mehr Werte bedeuten weniger Fehler, aber mehr Speicher.
Verschieben Sie n.
Drücken Sie C für die Regler.</translation>
        </message>
        <message>
            <source>Move the similarity on the fixed axis: where is the cloud widest, and where does it vanish?</source>
            <translation>Verschieben Sie die Ähnlichkeit auf der festen Achse: Wo ist die Wolke am breitesten, und wo verschwindet sie?</translation>
        </message>
        <message>
            <source>Multiplier of the function.</source>
            <translation>Multiplikator der Funktion.</translation>
        </message>
        <message>
            <source>Near-copy chains</source>
            <translation>Kopien-Ketten</translation>
        </message>
        <message>
            <source>Neither text is long enough for a shingle of %1: there is nothing to compare.</source>
            <translation>Kein Text ist lang genug für ein Shingle aus %1: Es gibt nichts zu vergleichen.</translation>
        </message>
        <message>
            <source>Nine scenes show how. The last one returns to this square.</source>
            <translation>Neun Szenen zeigen, wie. Die letzte kehrt zu diesem Quadrat zurück.</translation>
        </message>
        <message>
            <source>No corpus is open. Open one to see its curve with the measured shares.</source>
            <translation>Kein Korpus ist offen. Öffnen Sie eines, um seine Kurve mit den gemessenen Anteilen zu sehen.</translation>
        </message>
        <message>
            <source>No n makes a perfect step. Verification removes what is caught below t; what is missed stays missed.</source>
            <translation>Kein n ergibt eine perfekte Stufe. Die Verifikation entfernt, was unter t gefangen wird; was übersehen wird, bleibt übersehen.</translation>
        </message>
        <message>
            <source>No room in the picture: %1. </source>
            <translation>Kein Platz im Bild: %1. </translation>
        </message>
        <message>
            <source>No row is of type 00: each shingle is in at least one document.</source>
            <translation>Keine Zeile ist vom Typ 00: Jedes Shingle ist in mindestens einem Dokument.</translation>
        </message>
        <message>
            <source>No row is of type 01: no shingle is only in B.</source>
            <translation>Keine Zeile ist vom Typ 01: Kein Shingle ist nur in B.</translation>
        </message>
        <message>
            <source>No row is of type 10: no shingle is only in A.</source>
            <translation>Keine Zeile ist vom Typ 10: Kein Shingle ist nur in A.</translation>
        </message>
        <message>
            <source>No row is of type 11: no shingle is in both documents.</source>
            <translation>Keine Zeile ist vom Typ 11: Kein Shingle ist in beiden Dokumenten.</translation>
        </message>
        <message>
            <source>No two different documents are that similar.</source>
            <translation>Keine zwei verschiedenen Dokumente sind so ähnlich.</translation>
        </message>
        <message>
            <source>Nobody shuffles millions of rows. Show a multiplier that shares a factor with the modulus: collisions look like agreement.</source>
            <translation>Niemand mischt Millionen von Zeilen. Zeigen Sie einen Multiplikator, der mit dem Modul einen Teiler gemeinsam hat: Kollisionen sehen wie Übereinstimmung aus.</translation>
        </message>
        <message>
            <source>None of the %1 bands agrees in every value: the pair is missed.</source>
            <translation>Keines von %1 Bändern stimmt in jedem Wert überein: Das Paar wird übersehen.</translation>
        </message>
        <message>
            <source>None of the %1 bands of %2 rows agrees; a pair of similarity %3 becomes a candidate with probability %4.</source>
            <translation>Keines von %1 Bändern aus %2 Zeilen stimmt überein; ein Paar der Ähnlichkeit %3 wird mit Wahrscheinlichkeit %4 Kandidat.</translation>
        </message>
        <message>
            <source>Not the product %1 × %2 = %3: the first m values also lie in bands. The literature's prefix filter with rare shingles loses no pair.</source>
            <translation>Nicht das Produkt %1 × %2 = %3: Die ersten m Werte liegen auch in Bändern. Der Präfixfilter der Literatur mit seltenen Shingles verliert kein Paar.</translation>
        </message>
        <message>
            <source>Not with one row: 2/4 becomes 2/5 if the row turns into 10 or 01, and 3/5 if it turns into 11. With two rows it can: one 11 and one 10 or 01 give 3/6 = 1/2.</source>
            <translation>Nicht mit einer Zeile: Aus 2 von 4 wird 2/5, wenn sie zu 10 oder 01 wird, und 3/5, wenn sie zu 11 wird. Mit zwei Zeilen schon: eine 11 und eine 10 oder 01 ergeben 3/6 = 1/2.</translation>
        </message>
        <message>
            <source>Not your texts, but an example.</source>
            <translation>Nicht Ihre Texte, sondern ein Beispiel.</translation>
        </message>
        <message>
            <source>Notes for the lecturer</source>
            <translation>Notizen für die Lehrperson</translation>
        </message>
        <message>
            <source>Now characters: step to the end and compare k = 2, 5 and 9. Which k makes nearly all texts look alike, and which makes one changed word cost the most?</source>
            <translation>Nun Zeichen: Gehen Sie bis zum Ende, und vergleichen Sie k = 2, 5 und 9. Welches k macht fast alle Texte ähnlich, und bei welchem kostet ein geändertes Wort am meisten?</translation>
        </message>
        <message>
            <source>Number of buckets per band.</source>
            <translation>Zahl der Buckets pro Band.</translation>
        </message>
        <message>
            <source>Number of documents in the chain of near-copies.</source>
            <translation>Zahl der Dokumente in der Kette von Fast-Kopien.</translation>
        </message>
        <message>
            <source>Number of documents in the corpus.</source>
            <translation>Zahl der Dokumente im Korpus.</translation>
        </message>
        <message>
            <source>Number of documents without shingles.</source>
            <translation>Zahl der Dokumente ohne Shingles.</translation>
        </message>
        <message>
            <source>Number of estimates per cloud.</source>
            <translation>Zahl der Schätzwerte pro Wolke.</translation>
        </message>
        <message>
            <source>Number of first signature values that must agree.</source>
            <translation>Zahl der ersten Signaturwerte, die übereinstimmen müssen.</translation>
        </message>
        <message>
            <source>Number of hash functions, and of values per signature.</source>
            <translation>Zahl der Hashfunktionen und der Werte pro Signatur.</translation>
        </message>
        <message>
            <source>Number of pairs tried at each similarity.</source>
            <translation>Zahl der versuchten Paare bei jeder Ähnlichkeit.</translation>
        </message>
        <message>
            <source>Number of possible values of a function.</source>
            <translation>Zahl der möglichen Werte einer Funktion.</translation>
        </message>
        <message>
            <source>Number of values per signature.</source>
            <translation>Zahl der Werte pro Signatur.</translation>
        </message>
        <message>
            <source>Of the other ten, five resemble an earlier document; the rest are unrelated.</source>
            <translation>Von den anderen zehn ähneln fünf einem früheren Dokument; die übrigen sind ohne Verwandtschaft.</translation>
        </message>
        <message>
            <source>Of this hash seed alone; others were not measured.</source>
            <translation>Nur mit diesem Hash-Startwert; andere wurden nicht gemessen.</translation>
        </message>
        <message>
            <source>One agreeing band is enough. Click a value of B, and ask whether the pair is still found.</source>
            <translation>Ein übereinstimmendes Band genügt. Klicken Sie einen Wert von B an, und fragen Sie, ob das Paar noch gefunden wird.</translation>
        </message>
        <message>
            <source>One area grew: no cut of %1 values rises exactly at t; this one rises at %2.</source>
            <translation>Eine Fläche wuchs: Kein Schnitt von %1 Werten steigt genau bei t; dieser steigt bei %2.</translation>
        </message>
        <message>
            <source>One band is enough: chance %1. The curve is an S: at low s a whole band rarely agrees; at high s one of %2 bands nearly always does.</source>
            <translation>Ein Band genügt: Wahrscheinlichkeit %1. Die Kurve ist ein S: Bei kleinem s stimmt selten ein ganzes Band überein, bei großem s fast immer eines von %2.</translation>
        </message>
        <message>
            <source>One band is enough: the pair becomes a candidate with probability %1, about %2 of 100 pairs.</source>
            <translation>Ein Band genügt: Das Paar wird mit Wahrscheinlichkeit %1 Kandidat, etwa %2 von 100 Paaren.</translation>
        </message>
        <message>
            <source>One band of %1 values, called rows, names a bucket: two documents share it, and are compared, only if all %1 values agree.</source>
            <translation>Ein Band aus %1 Werten, Zeilen genannt, benennt einen Bucket: Zwei Dokumente haben denselben und werden verglichen, nur wenn alle %1 Werte übereinstimmen.</translation>
        </message>
        <message>
            <source>One differing value is enough to separate them in this band.</source>
            <translation>Ein verschiedener Wert genügt, um sie in diesem Band zu trennen.</translation>
        </message>
        <message>
            <source>One equal value</source>
            <translation>Ein gleicher Wert</translation>
        </message>
        <message>
            <source>One half</source>
            <translation>Genau die Hälfte</translation>
        </message>
        <message>
            <source>One minhash can only agree or differ. So each document gets several, one per shuffle: its signature. The share of equal values estimates J, here in steps of a third.</source>
            <translation>Ein MinHash kann nur übereinstimmen oder nicht. Also bekommt jedes Dokument mehrere, einen pro Mischung: seine Signatur. Der Anteil gleicher Werte schätzt J, hier in Schritten von einem Drittel.</translation>
        </message>
        <message>
            <source>One of the %1 bands agrees in every value. A and B collide in one bucket, and that is enough: they are a candidate pair.</source>
            <translation>Eines von %1 Bändern stimmt in jedem Wert überein. A und B kollidieren in einem Bucket, und das genügt: Sie sind ein Kandidatenpaar.</translation>
        </message>
        <message>
            <source>One of the %1 bands of %2 rows agrees, so this pair is a candidate. A pair of similarity %3 becomes a candidate with probability %4.</source>
            <translation>Eines der %1 Bänder aus %2 Zeilen stimmt überein, also ist dieses Paar ein Kandidat. Ein Paar der Ähnlichkeit %3 wird mit Wahrscheinlichkeit %4 ein Kandidat.</translation>
        </message>
        <message>
            <source>One pair with similarity %1, close to the %2 of your texts; its signatures are cut into %3. The formula grows from here, one term at a time.</source>
            <translation>Ein Paar der Ähnlichkeit %1, nahe den %2 Ihrer Texte; seine Signaturen sind in %3 geschnitten. Von hier wächst die Formel, Term für Term.</translation>
        </message>
        <message>
            <source>One pair with similarity %1, that of your texts; its signatures are cut into %2. The formula grows from here, one term at a time.</source>
            <translation>Ein Paar der Ähnlichkeit %1, der Ihrer Texte; seine Signaturen sind in %2 geschnitten. Von hier wächst die Formel, Term für Term.</translation>
        </message>
        <message>
            <source>One pair with similarity %1; its signatures are cut into %2. The formula grows from here, one term at a time.</source>
            <translation>Ein Paar der Ähnlichkeit %1; seine Signaturen sind in %2 geschnitten. Von hier wächst die Formel, Term für Term.</translation>
        </message>
        <message>
            <source>One pair: %1 and %2 shingles, %3 of %4 in common. Its similarity is %5.</source>
            <translation>Ein Paar: %1 und %2 Shingles, %3 von %4 gemeinsam. Seine Ähnlichkeit ist %5.</translation>
        </message>
        <message>
            <source>One pass is enough: minima never rise.</source>
            <translation>Ein Durchgang genügt: Minima steigen nie.</translation>
        </message>
        <message>
            <source>One range of similarity was measured: the curve lies inside its 95 % limits.</source>
            <translation>Ein Ähnlichkeitsbereich wurde gemessen: Die Kurve liegt innerhalb seiner 95-%-Grenzen.</translation>
        </message>
        <message>
            <source>One range of similarity was measured: the curve lies outside its 95 % limits.</source>
            <translation>Ein Ähnlichkeitsbereich wurde gemessen: Die Kurve liegt außerhalb seiner 95-%-Grenzen.</translation>
        </message>
        <message>
            <source>One row is of type 00: neither document has the shingle, so the row does not count.</source>
            <translation>Eine Zeile ist vom Typ 00: Keines der Dokumente hat das Shingle, also zählt die Zeile nicht.</translation>
        </message>
        <message>
            <source>One row is of type 01: only B has the shingle.</source>
            <translation>Eine Zeile ist vom Typ 01: Nur B hat das Shingle.</translation>
        </message>
        <message>
            <source>One row is of type 10: only A has the shingle.</source>
            <translation>Eine Zeile ist vom Typ 10: Nur A hat das Shingle.</translation>
        </message>
        <message>
            <source>One row is of type 11: both documents have the shingle.</source>
            <translation>Eine Zeile ist vom Typ 11: Beide Dokumente haben das Shingle.</translation>
        </message>
        <message>
            <source>One shared bucket is enough: the pair will be compared.</source>
            <translation>Ein gemeinsamer Bucket genügt: Das Paar wird verglichen.</translation>
        </message>
        <message>
            <source>One shuffle either agrees or does not. How often do shuffles agree?</source>
            <translation>Eine Mischung stimmt überein oder nicht. Wie oft stimmen Mischungen überein?</translation>
        </message>
        <message>
            <source>One step away at n = %1, expected</source>
            <translation>Ein Schritt weiter bei n = %1, erwartet</translation>
        </message>
        <message>
            <source>One value of the two signatures agrees with probability s = %1: the MinHash property. A band needs all of its values: may their chances be multiplied?</source>
            <translation>Ein Wert der beiden Signaturen stimmt mit Wahrscheinlichkeit s = %1 überein: die MinHash-Eigenschaft. Ein Band braucht alle seine Werte: Darf man ihre Chancen multiplizieren?</translation>
        </message>
        <message>
            <source>Only bands, here %4: below t = %1 an area of %2 is caught needlessly; above it an area of %3 is missed.</source>
            <translation>Nur Bänder, hier %4: Unter t = %1 wird eine Fläche von %2 unnötig gefangen; darüber wird eine Fläche von %3 übersehen.</translation>
        </message>
        <message>
            <source>Only candidates whose first %1 values agree pass: at s = %2 a share of %3, not %4. %5</source>
            <translation>Nur Kandidaten, deren erste %1 Werte übereinstimmen, kommen durch: bei s = %2 ein Anteil von %3, nicht %4. %5</translation>
        </message>
        <message>
            <source>Only candidates whose first value agrees pass: at s = %1 a share of %2, not %3. %4</source>
            <translation>Nur Kandidaten, deren erster Wert übereinstimmt, kommen durch: bei s = %1 ein Anteil von %2, nicht %3. %4</translation>
        </message>
        <message>
            <source>Only three of the four kinds of rows count, all except 00. Let the audience set the bits so that J = 1/2.</source>
            <translation>Nur drei der vier Arten von Zeilen zählen, alle außer 00. Lassen Sie die Zuhörer die Bits so stellen, dass J = 1/2 ist.</translation>
        </message>
        <message>
            <source>Open a corpus with Ctrl+O, or the built-in one in the File menu.</source>
            <translation>Öffnen Sie ein Korpus mit Strg+O, oder das eingebaute im Menü „Datei“.</translation>
        </message>
        <message>
            <source>Pairs at or above the threshold t = %1 should be found. Candidates below t cost time: area %2. Missed pairs above t are lost: area %3.</source>
            <translation>Paare ab dem Schwellenwert t = %1 sollten gefunden werden. Kandidaten unter t kosten Zeit: Fläche %2. Übersehene Paare über t sind verloren: Fläche %3.</translation>
        </message>
        <message>
            <source>Pairs that share a bucket and become candidates: %1 of 66 with %2 × %3 (bands × rows). More bands are looser, more rows stricter.</source>
            <translation>Paare, die denselben Bucket haben und Kandidaten werden: %1 von 66 mit %2 × %3 (Bänder × Zeilen). Mehr Bänder sind lockerer, mehr Zeilen strenger.</translation>
        </message>
        <message>
            <source>Permutations</source>
            <translation>Permutationen</translation>
        </message>
        <message>
            <source>Raise m from 1 to 5 values. How many of 100 pairs at t pass with each?</source>
            <translation>Erhöhen Sie m von 1 auf 5 Werte. Wie viele von 100 Paaren bei t bestehen jeweils?</translation>
        </message>
        <message>
            <source>Real systems</source>
            <translation>Echte Systeme</translation>
        </message>
        <message>
            <source>Remove the last row.</source>
            <translation>Entfernt die letzte Zeile.</translation>
        </message>
        <message>
            <source>Row %1 hashes to %2, which lowers no minimum. A %3, B %4.</source>
            <translation>Zeile %1 hat den Hashwert %2, der kein Minimum senkt. A %3, B %4.</translation>
        </message>
        <message>
            <source>Row %1 hashes to %2. A has a 1 and keeps the minimum. A %3, B %4.</source>
            <translation>Zeile %1 hat den Hashwert %2. A hat eine 1 und behält das Minimum. A %3, B %4.</translation>
        </message>
        <message>
            <source>Row %1 hashes to %2. B has a 1 and keeps the minimum. A %3, B %4.</source>
            <translation>Zeile %1 hat den Hashwert %2. B hat eine 1 und behält das Minimum. A %3, B %4.</translation>
        </message>
        <message>
            <source>Row %1 hashes to %2. Both have a 1: both keep the minimum. A %3, B %4.</source>
            <translation>Zeile %1 hat den Hashwert %2. Beide haben eine 1: Beide behalten das Minimum. A %3, B %4.</translation>
        </message>
        <message>
            <source>Row %1 hashes to %2. Neither has a 1: nothing changes. A %3, B %4.</source>
            <translation>Zeile %1 hat den Hashwert %2. Keine hat eine 1: Nichts ändert sich. A %3, B %4.</translation>
        </message>
        <message>
            <source>Rows %1 to %2 were hashed in the same way.</source>
            <translation>Die Zeilen %1 bis %2 wurden ebenso gehasht.</translation>
        </message>
        <message>
            <source>Rows 11 form the intersection, all rows except 00 the union. Another row 00 leaves J unchanged; changed to 11, it raises J.</source>
            <translation>Zeilen 11 bilden die Schnittmenge, alle Zeilen außer 00 die Vereinigung. Eine weitere Zeile 00 lässt J unverändert; zu 11 geändert, erhöht sie J.</translation>
        </message>
        <message>
            <source>Rows of type 00 are skipped: they never decide.</source>
            <translation>Zeilen vom Typ 00 werden übersprungen: Sie entscheiden nie.</translation>
        </message>
        <message>
            <source>Rows of type 11 came first in %1 of %2 shuffles.</source>
            <translation>Zeilen vom Typ 11 kamen in %1 von %2 Mischungen zuerst.</translation>
        </message>
        <message>
            <source>Rows that are not 00: any may come first</source>
            <translation>Zeilen, die nicht 00 sind: Jede kann zuerst kommen</translation>
        </message>
        <message>
            <source>Set %1: %2</source>
            <translation>Menge %1: %2</translation>
        </message>
        <message>
            <source>Settings of the sweep, measured</source>
            <translation>Einstellungen der Messreihe, gemessen</translation>
        </message>
        <message>
            <source>Shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>Shingles in both texts: %1, only in A: %2, only in B: %3.</source>
            <translation>Shingles in beiden Texten: %1, nur in A: %2, nur in B: %3.</translation>
        </message>
        <message>
            <source>Show the steps that repeat as well, instead of a jump to the last.</source>
            <translation>Auch die Schritte zeigen, die sich wiederholen, statt zum letzten zu springen.</translation>
        </message>
        <message>
            <source>Shown: %1 of your %2 shingles, with the same J.</source>
            <translation>Gezeigt: %1 Ihrer %2 Shingles, mit demselben J.</translation>
        </message>
        <message>
            <source>Shown: %1 of your %2 shingles.</source>
            <translation>Gezeigt: %1 Ihrer %2 Shingles.</translation>
        </message>
        <message>
            <source>Shown: %1 of your %2 shingles; J is %3 in these, %4 in all.</source>
            <translation>Gezeigt: %1 Ihrer %2 Shingles; J ist %3 in diesen, %4 in allen.</translation>
        </message>
        <message>
            <source>Shuffle the rows: which 1 comes first?</source>
            <translation>Die Zeilen mischen: Welche 1 kommt zuerst?</translation>
        </message>
        <message>
            <source>Shuffles decided by rows of type 11: %1, by rows of type 10 or 01: %2.</source>
            <translation>Mischungen, die Zeilen vom Typ 11 entschieden: %1, vom Typ 10 oder 01: %2.</translation>
        </message>
        <message>
            <source>Shuffling millions of rows is slow. Hash functions number them instead, here %1: a row's hash value replaces its position in a shuffle.</source>
            <translation>Millionen Zeilen zu mischen, ist langsam. Stattdessen nummerieren Hashfunktionen sie, hier %1: Der Hashwert einer Zeile ersetzt ihren Platz in einer Mischung.</translation>
        </message>
        <message>
            <source>Signatures</source>
            <translation>Signaturen</translation>
        </message>
        <message>
            <source>Signatures cut differently: what changes?</source>
            <translation>Signaturen, anders geschnitten: Was ändert sich?</translation>
        </message>
        <message>
            <source>Similar pairs missed: %1.</source>
            <translation>Übersehene ähnliche Paare: %1.</translation>
        </message>
        <message>
            <source>Similarity of the pair.</source>
            <translation>Ähnlichkeit des Paars.</translation>
        </message>
        <message>
            <source>Small hash table</source>
            <translation>Kleine Hashtabelle</translation>
        </message>
        <message>
            <source>So agreement in one value makes the next no more likely. One function, reused, would agree always or never: s stays s (dashed). Another seed moves the bars.</source>
            <translation>Übereinstimmung in einem Wert macht sie im nächsten also nicht wahrscheinlicher. Eine einzige Funktion, mehrfach verwendet, stimmte immer oder nie überein: s bleibt s (gestrichelt). Ein anderer Startwert bewegt die Balken.</translation>
        </message>
        <message>
            <source>Some shingles are repeated, and a bag counts each occurrence. In a set each would count once.</source>
            <translation>Einige Shingles wiederholen sich, und eine Multimenge zählt jedes Vorkommen. In einer Menge zählte jedes einmal.</translation>
        </message>
        <message>
            <source>Some shingles are repeated: in a bag they would count as often as they occur.
Switch from set to bag.
Press C for the controls.</source>
            <translation>Einige Shingles wiederholen sich: In einer Multimenge zählten sie so oft, wie sie vorkommen.
Wechseln Sie von der Menge zur Multimenge.
Drücken Sie C für die Regler.</translation>
        </message>
        <message>
            <source>Step to the end at k = 1, then move k to 2 and 3. At which k do the two texts first differ?</source>
            <translation>Gehen Sie bei k = 1 bis zum Ende, dann stellen Sie k auf 2 und 3. Ab welchem k unterscheiden sich die beiden Texte?</translation>
        </message>
        <message>
            <source>Switch it on or off: %1.</source>
            <translation>Ein- oder ausschalten: %1.</translation>
        </message>
        <message>
            <source>Table of band %1: A, B and ten more documents fall into %2 buckets, each alone.</source>
            <translation>Tabelle von Band %1: A, B und zehn weitere Dokumente fallen in %2 Buckets, jedes allein.</translation>
        </message>
        <message>
            <source>Table of band %1: A, B and ten more documents fall into %2 buckets, with a collision in one of them.</source>
            <translation>Tabelle von Band %1: A, B und zehn weitere Dokumente fallen in %2 Buckets, mit einer Kollision in einem davon.</translation>
        </message>
        <message>
            <source>Table of band %1: A, B and ten more documents fall into %2 buckets, with collisions in %3 of them.</source>
            <translation>Tabelle von Band %1: A, B und zehn weitere Dokumente fallen in %2 Buckets, mit Kollisionen in %3 davon.</translation>
        </message>
        <message>
            <source>Ten times the precision costs a hundred times the values. Next, bands find pairs without exact estimates.</source>
            <translation>Die zehnfache Genauigkeit kostet hundertmal so viele Werte. Als Nächstes finden Bänder Paare ohne genaue Schätzwerte.</translation>
        </message>
        <message>
            <source>Text %1 is shorter than a shingle of k = %2, so its set is empty: lower k or add a word.</source>
            <translation>Text %1 ist kürzer als ein Shingle mit k = %2, also ist seine Menge leer: Senken Sie k, oder ergänzen Sie ein Wort.</translation>
        </message>
        <message>
            <source>Text %1 is shorter than a shingle: all values of its signature stay ∞, and it matches nothing. Enter a longer text in scene 1.</source>
            <translation>Text %1 ist kürzer als ein Shingle: Alle Werte seiner Signatur bleiben ∞, er stimmt mit nichts überein. Geben Sie in Szene 1 einen längeren ein.</translation>
        </message>
        <message>
            <source>The 12 values are cut into %1 bands of %2 values, called rows, as signatures are columns. A band's values name a bucket: only documents that share one are compared.</source>
            <translation>Die 12 Werte werden in %1 Bänder aus %2 Werten geschnitten, Zeilen genannt, da Signaturen Spalten sind. Die Werte eines Bandes benennen einen Bucket: Nur Dokumente im selben Bucket werden verglichen.</translation>
        </message>
        <message>
            <source>The area to verify below t is %2, not %1; the area missed above t is %4, not %3.</source>
            <translation>Die unter t zu verifizierende Fläche ist %2 statt %1; die über t übersehene ist %4 statt %3.</translation>
        </message>
        <message>
            <source>The curve of %1 bands rises at about %2, where a band agrees with probability 1/%1, one of %1 on average. There it has reached %3.</source>
            <translation>Die Kurve von %1 Bändern steigt etwa bei %2, wo ein Band mit Wahrscheinlichkeit 1/%1 übereinstimmt, im Mittel eines von %1. Dort hat sie %3 erreicht.</translation>
        </message>
        <message>
            <source>The first 1 of A is in row %1 of the shuffled matrix: its minhash is this row's number, %1.</source>
            <translation>Die erste 1 von A ist in Zeile %1 der gemischten Matrix: Ihr MinHash ist die Nummer dieser Zeile, %1.</translation>
        </message>
        <message>
            <source>The first 1 of B is in row %1 as well: the minhashes agree.</source>
            <translation>Auch die erste 1 von B ist in Zeile %1: Die MinHashes stimmen überein.</translation>
        </message>
        <message>
            <source>The first 1 of B is in row %1, that of A in row %2: the minhashes differ.</source>
            <translation>Die erste 1 von B ist in Zeile %1, die von A in Zeile %2: Die MinHashes sind verschieden.</translation>
        </message>
        <message>
            <source>The first-m check</source>
            <translation>Die Erste-m-Prüfung</translation>
        </message>
        <message>
            <source>The first-m check drops them before they are compared: pairs with nothing in common agree on no value.</source>
            <translation>Die Erste-m-Prüfung verwirft sie vor dem Vergleich: Paare ohne Gemeinsamkeit stimmen in keinem Wert überein.</translation>
        </message>
        <message>
            <source>The formula</source>
            <translation>Die Formel</translation>
        </message>
        <message>
            <source>The hardest similarity</source>
            <translation>Die schwierigste Ähnlichkeit</translation>
        </message>
        <message>
            <source>The last term answers the question.</source>
            <translation>Der letzte Term beantwortet die Frage.</translation>
        </message>
        <message>
            <source>The longer the shingles, the stricter: from %1 at k = 1 to %2 at k = %3.</source>
            <translation>Je länger die Shingles, desto strenger: von %1 bei k = 1 bis %2 bei k = %3.</translation>
        </message>
        <message>
            <source>The minhashes agree with probability J, %1/%2 = %3: the first row that is not 00 decides, and each of these rows is equally likely to come first.</source>
            <translation>Die MinHashes stimmen mit Wahrscheinlichkeit J überein, %1/%2 = %3: Die erste Zeile, die nicht 00 ist, entscheidet, und jede dieser Zeilen kommt gleich wahrscheinlich zuerst.</translation>
        </message>
        <message>
            <source>The multiplier of %1 shares the factor %2 with the modulus %3. It gives only %4 different numbers; more rows than that collide.</source>
            <translation>Der Multiplikator von %1 hat mit dem Modul %3 den Teiler %2 gemeinsam. Er ergibt nur %4 verschiedene Zahlen; mehr Zeilen kollidieren.</translation>
        </message>
        <message>
            <source>The only band agrees in every value: A and B become a candidate pair.</source>
            <translation>Das einzige Band stimmt in jedem Wert überein: A und B werden ein Kandidatenpaar.</translation>
        </message>
        <message>
            <source>The only band does not agree in every value: the pair is missed.</source>
            <translation>Das einzige Band stimmt nicht in jedem Wert überein: Das Paar wird übersehen.</translation>
        </message>
        <message>
            <source>The pair has similarity %1, at least %2, but shares no bucket: it is missed.</source>
            <translation>Das Paar hat Ähnlichkeit %1, mindestens %2, aber keinen gemeinsamen Bucket: Es wird übersehen.</translation>
        </message>
        <message>
            <source>The pair has similarity %1, below %2, and shares no bucket: it is correctly left out.</source>
            <translation>Das Paar hat Ähnlichkeit %1, unter %2, und keinen gemeinsamen Bucket: Es bleibt zu Recht außen vor.</translation>
        </message>
        <message>
            <source>The pair is a candidate, but the first-m check (m = %1) dropped it.</source>
            <translation>Das Paar ist ein Kandidat, aber die Erste-m-Prüfung (m = %1) hat es verworfen.</translation>
        </message>
        <message>
            <source>The pair is compared: %1 is at least %2, so it is a similar pair.</source>
            <translation>Das Paar wird verglichen: %1 ist mindestens %2, also ist es ein ähnliches Paar.</translation>
        </message>
        <message>
            <source>The pair is compared: %1 is less than %2, so it is rejected.</source>
            <translation>Das Paar wird verglichen: %1 ist kleiner als %2, also wird es abgelehnt.</translation>
        </message>
        <message>
            <source>The pair is missed if all %1 bands miss it. They share no hash function, so their chances multiply as well: %2.</source>
            <translation>Das Paar wird übersehen, wenn alle %1 Bänder es übersehen. Sie haben keine Hashfunktion gemeinsam, also multiplizieren sich auch ihre Wahrscheinlichkeiten: %2.</translation>
        </message>
        <message>
            <source>The rows are shuffled. Every order is as likely as any other.</source>
            <translation>Die Zeilen werden gemischt. Jede Reihenfolge ist gleich wahrscheinlich.</translation>
        </message>
        <message>
            <source>The rows are the shingles of all documents, so some belong to neither A nor B.
Click a bit to change it.</source>
            <translation>Die Zeilen sind die Shingles aller Dokumente, also gehören manche weder zu A noch zu B.
Klicken Sie ein Bit an, um es zu ändern.</translation>
        </message>
        <message>
            <source>The second function shares a factor with the modulus. Step through the rows: which get the same number?</source>
            <translation>Die zweite Funktion hat mit dem Modul einen Teiler gemeinsam. Gehen Sie die Zeilen durch: Welche bekommen dieselbe Zahl?</translation>
        </message>
        <message>
            <source>The share is near J = %1. The standard error of 1000 shuffles is %2, so about two in three seeds give %3 to %4.</source>
            <translation>Der Anteil ist nahe J = %1. Der Standardfehler von 1000 Mischungen ist %2; zwei von drei Startwerten ergeben also %3 bis %4.</translation>
        </message>
        <message>
            <source>The share settles near the similarity: %1 of %2 shuffles agree, %3, and J = %4. A deviation of about %5 is typical: half the height of the area at its end.</source>
            <translation>Der Anteil pendelt sich nahe der Ähnlichkeit ein: %1 von %2 Mischungen stimmen überein, %3, und J = %4. Eine Abweichung von etwa %5 ist typisch: die halbe Höhe der Fläche an ihrem Ende.</translation>
        </message>
        <message>
            <source>The textbook's threshold is where the chance is 1/2, here at %1.</source>
            <translation>Der Schwellenwert des Lehrbuchs liegt, wo die Wahrscheinlichkeit 1/2 ist, hier bei %1.</translation>
        </message>
        <message>
            <source>The textbook's threshold, where the chance is 1/2, is %1. (1/b)^(1/r) approximates it: its chance nears 1 − 1/e = 0.63 with many bands.</source>
            <translation>Der Schwellenwert des Lehrbuchs, mit Wahrscheinlichkeit 1/2, ist %1. (1/b)^(1/r) nähert ihn an: Seine Wahrscheinlichkeit nähert sich bei vielen Bändern 1 − 1/e = 0.63.</translation>
        </message>
        <message>
            <source>The two sets share %1 of %2 shingles. Each shingle has a number.</source>
            <translation>Die beiden Mengen haben %1 von %2 Shingles gemeinsam. Jedes Shingle hat seine Nummer.</translation>
        </message>
        <message>
            <source>The window has reached the end. Shingles of %1 %2: %3.</source>
            <translation>Das Fenster hat das Ende erreicht. Shingles der %1 %2: %3.</translation>
        </message>
        <message>
            <source>The window has reached the end. Shingles of %1 %2: %3; repeated ones count each time.</source>
            <translation>Das Fenster hat das Ende erreicht. Shingles der %1 %2: %3; wiederholte zählen jedes Mal.</translation>
        </message>
        <message>
            <source>The window has reached the end. Shingles of %1 %2: %3; repeated ones count once.</source>
            <translation>Das Fenster hat das Ende erreicht. Shingles der %1 %2: %3; wiederholte zählen einmal.</translation>
        </message>
        <message>
            <source>There is only one band: the chance that it misses the pair stays %1.</source>
            <translation>Es gibt nur ein Band: Die Wahrscheinlichkeit, dass es das Paar übersieht, bleibt %1.</translation>
        </message>
        <message>
            <source>These values are below 100, so unrelated documents sometimes agree by chance; real values have 32 bits and hardly ever do.
Choose another number of bands above.</source>
            <translation>Diese Werte sind kleiner als 100, deshalb stimmen fremde Dokumente manchmal zufällig überein; echte Werte haben 32 Bit und tun es fast nie.
Wählen Sie oben eine andere Zahl von Bändern.</translation>
        </message>
        <message>
            <source>This corpus was not compared exactly.</source>
            <translation>Dieses Korpus wurde nicht exakt verglichen.</translation>
        </message>
        <message>
            <source>This pair becomes a candidate in about %1 of 100 cases.
Drag s.</source>
            <translation>Dieses Paar wird in etwa %1 von 100 Fällen Kandidat.
Ziehen Sie s.</translation>
        </message>
        <message>
            <source>To repeat it in the folder of the corpus:</source>
            <translation>Zum Wiederholen im Ordner des Korpus:</translation>
        </message>
        <message>
            <source>Too few to judge: 95 % limits %1 to %2</source>
            <translation>Zu wenige Paare: 95-%-Grenzen %1 bis %2</translation>
        </message>
        <message>
            <source>Total number of permutations.</source>
            <translation>Gesamtzahl der Permutationen.</translation>
        </message>
        <message>
            <source>Try another cut: the values stay, the answer changes.</source>
            <translation>Versuchen Sie einen anderen Schnitt: Die Werte bleiben, die Antwort ändert sich.</translation>
        </message>
        <message>
            <source>Twelve bands of one row: how many of the 66 pairs become candidates? Think first, then take the last step. Why does the number grow with the bands?</source>
            <translation>Zwölf Bänder aus einer Zeile: Wie viele der 66 Paare werden Kandidaten? Überlegen Sie zuerst, dann nehmen Sie den letzten Schritt. Warum wächst die Zahl mit den Bändern?</translation>
        </message>
        <message>
            <source>Two cells agree if the same shingle comes first in both sets: it must be a shared one.</source>
            <translation>Zwei Zellen stimmen überein, wenn dasselbe Shingle in beiden Mengen zuerst kommt: Es muss ein gemeinsames sein.</translation>
        </message>
        <message>
            <source>Two sets as columns of bits: how similar are they?</source>
            <translation>Zwei Mengen als Spalten aus Bits: Wie ähnlich sind sie?</translation>
        </message>
        <message>
            <source>Two signatures of 12 values agree in %1: their similarity is estimated as %2. Comparing all pairs like this would take too long.</source>
            <translation>Zwei Signaturen aus 12 Werten stimmen in %1 überein: Ihre Ähnlichkeit wird als %2 geschätzt. Alle Paare so zu vergleichen, dauerte zu lange.</translation>
        </message>
        <message>
            <source>Values per signature: n follows b and r; a smaller n reduces the rows.</source>
            <translation>Werte pro Signatur: n folgt b und r; ein kleineres n verringert die Zeilen.</translation>
        </message>
        <message>
            <source>Verification</source>
            <translation>Verifikation</translation>
        </message>
        <message>
            <source>Verification costs one comparison per candidate; the result is then correct but not complete.</source>
            <translation>Die Verifikation kostet einen Vergleich pro Kandidat; das Ergebnis ist dann richtig, aber nicht vollständig.</translation>
        </message>
        <message>
            <source>Verification rejects them, but each costs a comparison.</source>
            <translation>Die Verifikation lehnt sie ab, aber jedes kostet einen Vergleich.</translation>
        </message>
        <message>
            <source>What to try, with answers</source>
            <translation>Übungen mit Lösungen</translation>
        </message>
        <message>
            <source>Where 20 × 5 rises, %1 of 100 pairs are missed. A rise below t misses fewer, one above t is faster (Mining of Massive Datasets, 3.4).</source>
            <translation>Wo 20 × 5 ansteigt, werden %1 von 100 Paaren übersehen. Ein Anstieg unter t übersieht weniger, einer über t ist schneller (Mining of Massive Datasets, 3.4).</translation>
        </message>
        <message>
            <source>Which of %1 documents are near-copies of one another? They make %2 pairs. At a million comparisons a second, the square fills in %3.</source>
            <translation>Welche von %1 Dokumenten sind Fast-Kopien voneinander? Sie ergeben %2 Paare. Bei einer Million Vergleichen pro Sekunde füllt sich das Quadrat in %3.</translation>
        </message>
        <message>
            <source>Who bit whom</source>
            <translation>Wer biss wen</translation>
        </message>
        <message>
            <source>Who bit whom?</source>
            <translation>Wer biss wen?</translation>
        </message>
        <message>
            <source>Who bit whom? Single words leave it open.</source>
            <translation>Wer biss wen? Einzelne Wörter lassen es offen.</translation>
        </message>
        <message>
            <source>Why n: what do more values buy?</source>
            <translation>Warum n: Was bringen mehr Werte?</translation>
        </message>
        <message>
            <source>Why not simply compare all pairs?</source>
            <translation>Warum nicht einfach alle Paare vergleichen?</translation>
        </message>
        <message>
            <source>Why the similarity?
The next step counts the rows that decide.</source>
            <translation>Warum die Ähnlichkeit?
Der nächste Schritt zählt die Zeilen, die entscheiden.</translation>
        </message>
        <message>
            <source>With %1 buckets per band, pairs with nothing in common collide by accident: %2 of them. Among %3 documents these are about %4 false candidates.</source>
            <translation>Mit %1 Buckets je Band kollidieren Paare ohne Gemeinsamkeit durch Zufall: %2 von ihnen. Unter %3 Dokumenten sind das etwa %4 falsche Kandidaten.</translation>
        </message>
        <message>
            <source>With %1 of 12 values equal, at least %4 of %2 bands must agree. The table's chances are those of a pair of true similarity %3, before its values are known.</source>
            <translation>Wenn %1 von 12 Werten gleich sind, müssen mindestens %4 von %2 Bändern übereinstimmen. Die Wahrscheinlichkeiten der Tabelle gelten für ein Paar der wahren Ähnlichkeit %3, bevor seine Werte bekannt sind.</translation>
        </message>
        <message>
            <source>With %1 the curve is a straight line.</source>
            <translation>Mit %1 ist die Kurve eine Gerade.</translation>
        </message>
        <message>
            <source>With %1 the curve is not an S: it is steepest at s = %2.</source>
            <translation>Mit %1 ist die Kurve kein S: Sie ist bei s = %2 am steilsten.</translation>
        </message>
        <message>
            <source>With %1 values the standard error is %2. How large is it with %3, four times as many?</source>
            <translation>Mit %1 Werten ist der Standardfehler %2. Wie groß ist er mit %3, viermal so vielen?</translation>
        </message>
        <message>
            <source>With an open corpus, the square from scene 1 returns: the candidates are a speck in it.</source>
            <translation>Mit einem offenen Korpus kehrt das Quadrat aus Szene 1 zurück: Die Kandidaten sind ein Punkt darin.</translation>
        </message>
        <message>
            <source>With longer shingles, the texts usually have fewer in common.
Move k.
Press C for the controls.</source>
            <translation>Von längeren Shingles haben die Texte meist weniger gemeinsam.
Verschieben Sie k.
Drücken Sie C für die Regler.</translation>
        </message>
        <message>
            <source>With n = %1 values, %2 rises nearest to t = %3. Its steepest slope is %4; an area of %5 is caught below t, %6 is missed above it.</source>
            <translation>Bei n = %1 Werten steigt am nächsten bei t = %3: %2. Die größte Steigung ist %4; eine Fläche von %5 wird unter t gefangen, %6 wird darüber übersehen.</translation>
        </message>
        <message>
            <source>With unlimited tables, only equal bands collide: no accidental candidates.</source>
            <translation>Mit unbegrenzten Tabellen kollidieren nur gleiche Bänder: keine zufälligen Kandidaten.</translation>
        </message>
        <message>
            <source>Without a first-m check all candidates are compared: at s = %1 a share of %2.</source>
            <translation>Ohne Erste-m-Prüfung werden alle Kandidaten verglichen: bei s = %1 ein Anteil von %2.</translation>
        </message>
        <message>
            <source>Without chains, every pair in a group is similar.</source>
            <translation>Ohne Ketten ist jedes Paar einer Gruppe ähnlich.</translation>
        </message>
        <message>
            <source>Without verification and first-m check they are accepted as similar.</source>
            <translation>Ohne Verifikation und Erste-m-Prüfung werden sie als ähnlich akzeptiert.</translation>
        </message>
        <message>
            <source>Without verification, an area of %1 below %2 is accepted as similar.</source>
            <translation>Ohne Verifikation wird eine Fläche von %1 unter %2 als ähnlich akzeptiert.</translation>
        </message>
        <message>
            <source>Words in text A: %1, in text B: %2. A shingle is k consecutive words, here k = %3: a window will show the shingles one by one.</source>
            <translation>Wörter in Text A: %1, in Text B: %2. Ein Shingle sind k aufeinanderfolgende Wörter, hier k = %3: Ein Fenster wird die Shingles nacheinander zeigen.</translation>
        </message>
        <message>
            <source>Words or characters per shingle.</source>
            <translation>Wörter oder Zeichen pro Shingle.</translation>
        </message>
        <message>
            <source>Yes, they may be multiplied, as each value has its own hash function: %2 of %1 pairs agree in the first, %3 in all %4; %5 are expected.</source>
            <translation>Ja, man darf sie multiplizieren, denn jeder Wert hat seine eigene Hashfunktion: %2 von %1 Paaren stimmen im ersten überein, %3 in allen %4; %5 sind zu erwarten.</translation>
        </message>
        <message>
            <source>You changed bits: J is %1 in these rows, %2 in your texts.</source>
            <translation>Sie haben Bits geändert: J ist %1 in diesen Zeilen, %2 in Ihren Texten.</translation>
        </message>
        <message>
            <source>You changed bits: these are no longer the sets of your texts.</source>
            <translation>Sie haben Bits geändert: Das sind nicht mehr die Mengen Ihrer Texte.</translation>
        </message>
        <message>
            <source>You changed values of B: these are no longer the signatures of your texts. Start over restores them.</source>
            <translation>Sie haben Werte von B geändert: Das sind nicht mehr die Signaturen Ihrer Texte. „Von vorn“ stellt sie wieder her.</translation>
        </message>
        <message>
            <source>Your corpus</source>
            <translation>Ihr Korpus</translation>
        </message>
        <message>
            <source>Your curve (dashed) is %1 away from the true one on average.</source>
            <translation>Ihre Kurve (gestrichelt) ist im Mittel %1 von der wahren entfernt.</translation>
        </message>
        <message>
            <source>Your curve at s = %1.</source>
            <translation>Ihre Kurve bei s = %1.</translation>
        </message>
        <message>
            <source>Your texts are shorter than a shingle; the example is shown. Enter longer ones in scene 1.</source>
            <translation>Ihre Texte sind kürzer als ein Shingle; gezeigt wird das Beispiel. Geben Sie in Szene 1 längere ein.</translation>
        </message>
        <message>
            <source>Your texts have equal shingle sets, so nothing can differ. Change a word in scene 1.</source>
            <translation>Ihre Texte haben gleiche Shingle-Mengen, also kann sich nichts unterscheiden. Ändern Sie in Szene 1 ein Wort.</translation>
        </message>
        <message>
            <source>Your texts share no shingle, so nothing can agree. Scene 1: lower k or add a common word.</source>
            <translation>Ihre Texte haben kein Shingle gemeinsam, also kann nichts übereinstimmen. Szene 1: Senken Sie k, oder ergänzen Sie ein gemeinsames Wort.</translation>
        </message>
        <message>
            <source>a = %1, modulus %2: %3</source>
            <translation>a = %1, Modul %2: %3</translation>
        </message>
        <message>
            <source>a column of the square: %1 pairs, %2; here in a second</source>
            <translation>eine Spalte des Quadrats: %1 Paare, %2; hier in einer Sekunde</translation>
        </message>
        <message>
            <source>a column of the square: a million pairs, one second</source>
            <translation>eine Spalte des Quadrats: eine Million Paare, eine Sekunde</translation>
        </message>
        <message>
            <source>a of %1</source>
            <translation>a von %1</translation>
        </message>
        <message>
            <source>about %1 false candidates</source>
            <translation>etwa %1 falsche Kandidaten</translation>
        </message>
        <message>
            <source>agree</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>agrees always or never</source>
            <translation>stimmt immer oder nie überein</translation>
        </message>
        <message>
            <source>all %1 values of one band agree</source>
            <translation>alle %1 Werte eines Bandes stimmen überein</translation>
        </message>
        <message>
            <source>all pairs: %1</source>
            <translation>alle Paare: %1</translation>
        </message>
        <message>
            <source>area, bar: ± standard error</source>
            <translation>Fläche, Balken: ± Standardfehler</translation>
        </message>
        <message>
            <source>at least 95 of 100 such trials give %1</source>
            <translation>mindestens 95 von 100 solchen Versuchen ergeben %1</translation>
        </message>
        <message>
            <source>at least 95 of 100 such trials give %1 to %2</source>
            <translation>mindestens 95 von 100 solchen Versuchen ergeben %1 bis %2</translation>
        </message>
        <message>
            <source>at least one does: a candidate</source>
            <translation>mindestens eines: ein Kandidat</translation>
        </message>
        <message>
            <source>b × r</source>
            <translation>b × r</translation>
        </message>
        <message>
            <source>b × r cannot exceed %1 values here: as one grows, the other shrinks.</source>
            <translation>b × r darf hier %1 Werte nicht überschreiten: Wächst das eine, schrumpft das andere.</translation>
        </message>
        <message>
            <source>bag</source>
            <translation>Multimenge</translation>
        </message>
        <message>
            <source>band %1</source>
            <translation>Band %1</translation>
        </message>
        <message>
            <source>band of %1 rows</source>
            <translation>Band aus %1 Zeilen</translation>
        </message>
        <message>
            <source>bands b</source>
            <translation>Bänder b</translation>
        </message>
        <message>
            <source>bands of %1 rows</source>
            <translation>Bänder aus %1 Zeilen</translation>
        </message>
        <message>
            <source>bands of one row</source>
            <translation>Bänder aus einer Zeile</translation>
        </message>
        <message>
            <source>bar: 95 of 100 trials   ◇ outside</source>
            <translation>Balken: 95 von 100 Versuchen   ◇ außerhalb</translation>
        </message>
        <message>
            <source>bar: ± standard error</source>
            <translation>Balken: ± Standardfehler</translation>
        </message>
        <message>
            <source>both have it: A ∩ B</source>
            <translation>beide haben es: A ∩ B</translation>
        </message>
        <message>
            <source>buckets</source>
            <translation>Buckets</translation>
        </message>
        <message>
            <source>c from 0 to %1: %2 agree, %3</source>
            <translation>c von 0 bis %1: %2 stimmen überein, %3</translation>
        </message>
        <message>
            <source>c of %1</source>
            <translation>c von %1</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>candidates: %1, each side enlarged %2 times</source>
            <translation>Kandidaten: %1, jede Seite %2-mal vergrößert</translation>
        </message>
        <message>
            <source>caught</source>
            <translation>unnötig</translation>
        </message>
        <message>
            <source>caught below t</source>
            <translation>unnötig unter t</translation>
        </message>
        <message>
            <source>caught below t: %1 instead of %2</source>
            <translation>gefangen unter t: %1 statt %2</translation>
        </message>
        <message>
            <source>chain</source>
            <translation>Kette</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>Wahrsch.</translation>
        </message>
        <message>
            <source>chance of a pair of true similarity %1 (next scene); of 66: pairs that become candidates</source>
            <translation>Wahrscheinlichkeit eines Paars der wahren Ähnlichkeit %1 (nächste Szene); von 66: Paare, die Kandidaten werden</translation>
        </message>
        <message>
            <source>chance of a pair of true similarity %1: see the next scene</source>
            <translation>Wahrscheinlichkeit eines Paars der wahren Ähnlichkeit %1: siehe nächste Szene</translation>
        </message>
        <message>
            <source>chance of becoming a candidate</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden</translation>
        </message>
        <message>
            <source>chance of being accepted as similar</source>
            <translation>Wahrscheinlichkeit, als ähnlich akzeptiert zu werden</translation>
        </message>
        <message>
            <source>chance of passing</source>
            <translation>Chance zu bestehen</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>click the scale</source>
            <translation>Skala anklicken</translation>
        </message>
        <message>
            <source>columns: J</source>
            <translation>Spalten: J</translation>
        </message>
        <message>
            <source>common</source>
            <translation>gemeinsam</translation>
        </message>
        <message>
            <source>cost: hash values of each shingle</source>
            <translation>Kosten: Hashwerte jedes Shingles</translation>
        </message>
        <message>
            <source>diamonds: similarity below t</source>
            <translation>Rauten: Ähnlichkeit unter t</translation>
        </message>
        <message>
            <source>different candidates</source>
            <translation>verschiedene Kandidaten</translation>
        </message>
        <message>
            <source>different candidates, million</source>
            <translation>verschiedene Kandidaten, Millionen</translation>
        </message>
        <message>
            <source>different candidates, thousand</source>
            <translation>verschiedene Kandidaten, Tausend</translation>
        </message>
        <message>
            <source>differs</source>
            <translation>verschieden</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>documents 1 to 4</source>
            <translation>Dokumente 1 bis 4</translation>
        </message>
        <message>
            <source>draw the curve as you expect it</source>
            <translation>zeichnen Sie die erwartete Kurve</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzwert</translation>
        </message>
        <message>
            <source>estimate %1, similarity %2</source>
            <translation>Schätzwert %1, Ähnlichkeit %2</translation>
        </message>
        <message>
            <source>estimates</source>
            <translation>Schätzwerte</translation>
        </message>
        <message>
            <source>exactly J</source>
            <translation>genau J</translation>
        </message>
        <message>
            <source>filled: %1 similar pairs</source>
            <translation>gefüllt: %1 ähnliche Paare</translation>
        </message>
        <message>
            <source>first m</source>
            <translation>erste m</translation>
        </message>
        <message>
            <source>functions</source>
            <translation>Funktionen</translation>
        </message>
        <message>
            <source>goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>guess %1</source>
            <translation>Schätzung %1</translation>
        </message>
        <message>
            <source>h(x) = ((ax + c) mod %1) + 1. If a and %1 share no factor, each row gets its own number and is first for one c: minima agree for J = %2 of all c. With a = %3, rows collide: %4 agree.</source>
            <translation>h(x) = ((ax + c) mod %1) + 1. Sind a und %1 teilerfremd, hat jede Zeile ihre eigene Zahl und ist bei einem c die erste: Minima stimmen bei J = %2 aller c überein. Mit a = %3 kollidieren Zeilen: %4.</translation>
        </message>
        <message>
            <source>in A and B: shingles %1</source>
            <translation>in A und B: Shingles %1</translation>
        </message>
        <message>
            <source>in both %1</source>
            <translation>in beiden %1</translation>
        </message>
        <message>
            <source>independent: the chances multiply</source>
            <translation>unabhängig: Faktoren multiplizieren sich</translation>
        </message>
        <message>
            <source>k = 2 makes texts look alike (%1 here; %2 at k = 5), because short runs of letters occur in nearly every text. k = 9 is the strictest (%3): a changed word of 3 letters breaks 3 + 9 − 1 = 11 shingles.</source>
            <translation>k = 2 macht Texte ähnlich (%1 hier; %2 bei k = 5), denn kurze Buchstabenfolgen kommen in fast jedem Text vor. k = 9 ist am strengsten (%3): Ein geändertes Wort aus 3 Buchstaben zerstört 3 + 9 − 1 = 11 Shingles.</translation>
        </message>
        <message>
            <source>k, characters per shingle</source>
            <translation>k, Zeichen pro Shingle</translation>
        </message>
        <message>
            <source>k, words per shingle</source>
            <translation>k, Wörter pro Shingle</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>minhash of A</source>
            <translation>MinHash von A</translation>
        </message>
        <message>
            <source>minhash of B</source>
            <translation>MinHash von B</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>missed above t</source>
            <translation>übersehen über t</translation>
        </message>
        <message>
            <source>modulus</source>
            <translation>Modul</translation>
        </message>
        <message>
            <source>more steps</source>
            <translation>mehr Schritte</translation>
        </message>
        <message>
            <source>multiplier a, modulo %1; each bar covers all values of c</source>
            <translation>Multiplikator a, modulo %1; jeder Balken: seine Funktionen für alle c</translation>
        </message>
        <message>
            <source>n</source>
            <translation>n</translation>
        </message>
        <message>
            <source>n = %1 is too small for %2: it leaves %3, and the curve rises at %5 instead of %4.</source>
            <translation>n = %1 ist zu klein für %2: Übrig bleibt %3, und die Kurve steigt bei %5 statt %4.</translation>
        </message>
        <message>
            <source>n = %1, cut into %2, rises near the same t. Its steepest slope is %3 instead of %4; caught below t: %5 instead of %6, missed above: %7 instead of %8.</source>
            <translation>n = %1, geschnitten in %2, steigt nahe demselben t. Die größte Steigung ist %3 statt %4; gefangen unter t: %5 statt %6, übersehen darüber: %7 statt %8.</translation>
        </message>
        <message>
            <source>n = %1: %2</source>
            <translation>n = %1: %2</translation>
        </message>
        <message>
            <source>neither: not counted</source>
            <translation>keines: zählt nicht</translation>
        </message>
        <message>
            <source>new positions</source>
            <translation>neue Positionen</translation>
        </message>
        <message>
            <source>no candidate</source>
            <translation>kein Kandidat</translation>
        </message>
        <message>
            <source>no candidates</source>
            <translation>keine Kandidaten</translation>
        </message>
        <message>
            <source>no such pairs</source>
            <translation>keine solchen Paare</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>none of the %1 does: missed</source>
            <translation>keines der %1: übersehen</translation>
        </message>
        <message>
            <source>not measured</source>
            <translation>nicht gemessen</translation>
        </message>
        <message>
            <source>of %1</source>
            <translation>von %1</translation>
        </message>
        <message>
            <source>of 66</source>
            <translation>von 66</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>off: no cost, no benefit</source>
            <translation>aus: keine Kosten, kein Nutzen</translation>
        </message>
        <message>
            <source>old row</source>
            <translation>alte Zeile</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>one band does not catch the pair</source>
            <translation>ein Band fängt das Paar nicht</translation>
        </message>
        <message>
            <source>one band of %1 rows</source>
            <translation>ein Band aus %1 Zeilen</translation>
        </message>
        <message>
            <source>one band of one row</source>
            <translation>ein Band aus einer Zeile</translation>
        </message>
        <message>
            <source>one function, %1 times</source>
            <translation>eine Funktion, %1-mal</translation>
        </message>
        <message>
            <source>one signature value agrees</source>
            <translation>ein Signaturwert stimmt überein</translation>
        </message>
        <message>
            <source>one value differs</source>
            <translation>ein Wert verschieden</translation>
        </message>
        <message>
            <source>only A</source>
            <translation>nur A</translation>
        </message>
        <message>
            <source>only B</source>
            <translation>nur B</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>nur hier</translation>
        </message>
        <message>
            <source>only in A %1</source>
            <translation>nur in A %1</translation>
        </message>
        <message>
            <source>only in A: %1</source>
            <translation>nur in A: %1</translation>
        </message>
        <message>
            <source>only in B %1</source>
            <translation>nur in B %1</translation>
        </message>
        <message>
            <source>only in B: %1</source>
            <translation>nur in B: %1</translation>
        </message>
        <message>
            <source>pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>pairs tried</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>passed at t: %1 instead of %2</source>
            <translation>bestanden bei t: %1 statt %2</translation>
        </message>
        <message>
            <source>recall</source>
            <translation>Trefferquote</translation>
        </message>
        <message>
            <source>recall, %</source>
            <translation>Trefferquote, %</translation>
        </message>
        <message>
            <source>rejected</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>rises at about</source>
            <translation>steigt etwa bei</translation>
        </message>
        <message>
            <source>row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>row +</source>
            <translation>Zeile +</translation>
        </message>
        <message>
            <source>row −</source>
            <translation>Zeile −</translation>
        </message>
        <message>
            <source>rows %1 get %2</source>
            <translation>die Zeilen %1 bekommen %2</translation>
        </message>
        <message>
            <source>rows r</source>
            <translation>Zeilen r</translation>
        </message>
        <message>
            <source>s is a true similarity: 3 × 4 catches 0.833 with probability %1 %. A pair with exactly 10 of 12 equal values is always caught: 2 differences leave one of 3 bands equal.
Try another seed.
Press N.</source>
            <translation>s ist eine wahre Ähnlichkeit: 3 × 4 findet 0.833 mit Wahrscheinlichkeit %1 %. Ein Paar mit genau 10 von 12 gleichen Werten wird immer gefunden: 2 Unterschiede lassen eines der 3 Bänder gleich.
Versuchen Sie einen anderen Startwert.
Drücken Sie N.</translation>
        </message>
        <message>
            <source>same</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>same bucket</source>
            <translation>selber Bucket</translation>
        </message>
        <message>
            <source>set</source>
            <translation>Menge</translation>
        </message>
        <message>
            <source>share of all c for which the minima agree</source>
            <translation>Anteil aller c, bei denen die Minima übereinstimmen</translation>
        </message>
        <message>
            <source>share of pairs that agree in all of them</source>
            <translation>Anteil der Paare, die in allen übereinstimmen</translation>
        </message>
        <message>
            <source>share that agrees</source>
            <translation>Anteil, der übereinstimmt</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>shuffles</source>
            <translation>Mischungen</translation>
        </message>
        <message>
            <source>signatures</source>
            <translation>Signaturen</translation>
        </message>
        <message>
            <source>similar pair</source>
            <translation>ähnlich</translation>
        </message>
        <message>
            <source>similar pair of different documents</source>
            <translation>ähnlichem Paar verschiedener Dokumente</translation>
        </message>
        <message>
            <source>similar pairs of different documents</source>
            <translation>ähnlichen Paaren verschiedener Dokumente</translation>
        </message>
        <message>
            <source>similarity J</source>
            <translation>Ähnlichkeit J</translation>
        </message>
        <message>
            <source>similarity of a pair</source>
            <translation>Ähnlichkeit eines Paars</translation>
        </message>
        <message>
            <source>similarity s</source>
            <translation>Ähnlichkeit s</translation>
        </message>
        <message>
            <source>similarity s of the pair</source>
            <translation>Ähnlichkeit s des Paars</translation>
        </message>
        <message>
            <source>similarity to the first</source>
            <translation>Ähnlichkeit zum ersten</translation>
        </message>
        <message>
            <source>slope</source>
            <translation>Steigung</translation>
        </message>
        <message>
            <source>smallest value so far</source>
            <translation>bisher kleinster Wert</translation>
        </message>
        <message>
            <source>standard error</source>
            <translation>Standardfehler</translation>
        </message>
        <message>
            <source>the first i values</source>
            <translation>die ersten i Werte</translation>
        </message>
        <message>
            <source>the one band does not: missed</source>
            <translation>das eine Band nicht: übersehen</translation>
        </message>
        <message>
            <source>the one value of a band agrees</source>
            <translation>der eine Wert eines Bandes stimmt überein</translation>
        </message>
        <message>
            <source>theory</source>
            <translation>Theorie</translation>
        </message>
        <message>
            <source>they share no factor</source>
            <translation>teilerfremd</translation>
        </message>
        <message>
            <source>they share the factor %1</source>
            <translation>gemeinsamer Teiler %1</translation>
        </message>
        <message>
            <source>this recipe</source>
            <translation>dieses Rezept</translation>
        </message>
        <message>
            <source>threshold %1</source>
            <translation>Schwellenwert %1</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>up to %1 of %2 in one group</source>
            <translation>bis zu %1 von %2 in einer Gruppe</translation>
        </message>
        <message>
            <source>values n</source>
            <translation>Werte n</translation>
        </message>
        <message>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>× %1</source>
            <translation>× %1</translation>
        </message>
        <message>
            <source>— J ± standard error</source>
            <translation>— J ± Standardfehler</translation>
        </message>
        <message>
            <source>— and - - J ± standard error</source>
            <translation>— und - - J ± Standardfehler</translation>
        </message>
        <message>
            <source>— in theory: sⁱ; bar: 95 of 100 trials</source>
            <translation>— in der Theorie: sⁱ; Balken: 95 von 100 Versuchen</translation>
        </message>
        <message>
            <source>“%1”</source>
            <translation>„%1“</translation>
        </message>
        <message>
            <source>“%1” goes into %2 %3, which now has %4 shingles.</source>
            <translation>„%1“ kommt in die %2 %3, die jetzt %4 Shingles hat.</translation>
        </message>
        <message>
            <source>“%1” is the first shingle of %2 %3.</source>
            <translation>„%1“ ist das erste Shingle der %2 %3.</translation>
        </message>
        <message>
            <source>“%1” occurred before: a bag counts it again, with its number in brackets, and %2 now has %3 shingles.</source>
            <translation>„%1“ kam schon vor: Eine Multimenge zählt es erneut, mit seiner Nummer in Klammern, und %2 hat jetzt %3 Shingles.</translation>
        </message>
        <message>
            <source>“%1” occurred before: a set keeps it once, and the size of %2 stays %3.</source>
            <translation>„%1“ kam schon vor: Eine Menge behält es einmal, und die Größe von %2 bleibt %3.</translation>
        </message>
        <message>
            <source>← agree</source>
            <translation>← gleich</translation>
        </message>
        <message>
            <source>← differ</source>
            <translation>← verschieden</translation>
        </message>
        <message>
            <source>▲ your texts: caught
by %1 of %2 bands</source>
            <translation>▲ Ihre Texte: gefangen
von %1 der %2 Bänder</translation>
        </message>
        <message>
            <source>▲ your texts: missed
with this seed</source>
            <translation>▲ Ihre Texte: übersehen
mit diesem Startwert</translation>
        </message>
        <message>
            <source>◇ curve outside the bar</source>
            <translation>◇ Kurve außerhalb des Balkens</translation>
        </message>
        <message>
            <source>● answer %1</source>
            <translation>● Antwort %1</translation>
        </message>
    </context>
    <context>
        <name>LossText</name>
        <message>
            <source>%1 files are truncated, the first being %2</source>
            <translation>%1 Dateien sind unvollständig, als erste %2</translation>
        </message>
        <message>
            <source>%1 is truncated</source>
            <translation>%1 ist unvollständig</translation>
        </message>
        <message>
            <source>%1 is truncated in %2</source>
            <translation>%1 ist unvollständig in %2</translation>
        </message>
        <message>
            <source>%1 skipped, the first in %2; %3 read. The Corpus page lists them with the reason.</source>
            <translation>%1 übersprungen, der erste in %2; gelesen: %3. Die Seite „Korpus“ nennt sie mit dem Grund.</translation>
        </message>
        <message>
            <source>: the rest is lost. %1 read.</source>
            <translation>: Der Rest ist verloren. Gelesen: %1.</translation>
        </message>
        <message>
            <source>Every record was read</source>
            <translation>Alle Datensätze wurden gelesen</translation>
        </message>
        <message>
            <source>The first %1 are listed.</source>
            <translation>Die ersten %1 sind aufgeführt.</translation>
        </message>
        <message>
            <source>damaged record was</source>
            <translation>beschädigter Datensatz</translation>
        </message>
        <message>
            <source>damaged records were</source>
            <translation>beschädigte Datensätze</translation>
        </message>
        <message>
            <source>document was</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents were</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>item without text by design</source>
            <translation>Eintrag ohne vorgesehenen Text</translation>
        </message>
        <message>
            <source>items without text by design</source>
            <translation>Einträge ohne vorgesehenen Text</translation>
        </message>
        <message>
            <source>place</source>
            <translation>Stelle</translation>
        </message>
        <message>
            <source>reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>record</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>record salvaged</source>
            <translation>Datensatz teilweise gelesen</translation>
        </message>
        <message>
            <source>record skipped</source>
            <translation>Datensatz übersprungen</translation>
        </message>
        <message>
            <source>records salvaged</source>
            <translation>Datensätze teilweise gelesen</translation>
        </message>
        <message>
            <source>records skipped</source>
            <translation>Datensätze übersprungen</translation>
        </message>
        <message>
            <source>salvaged</source>
            <translation>teilweise gelesen</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>übersprungen</translation>
        </message>
    </context>
    <context>
        <name>MarkStyle</name>
        <message>
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <source>moved</source>
            <translation>verschoben</translation>
        </message>
        <message>
            <source>only left</source>
            <translation>nur links</translation>
        </message>
        <message>
            <source>only right</source>
            <translation>nur rechts</translation>
        </message>
    </context>
    <context>
        <name>MeasuredDrawing</name>
        <message>
            <source>judged</source>
            <translation>beurteilt</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>not sampled; upper limit</source>
            <translation>nicht gezogen; Obergrenze</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>pairs in this corpus</source>
            <translation>Paare in diesem Korpus</translation>
        </message>
        <message>
            <source>the same, estimated from a sample</source>
            <translation>dasselbe, aus einer Stichprobe geschätzt</translation>
        </message>
    </context>
    <context>
        <name>MemorySetting</name>
        <message>
            <source>&amp;Memory for a run…</source>
            <translation>&amp;Speicher für einen Lauf…</translation>
        </message>
        <message>
            <source>Gigabytes</source>
            <translation>Gigabytes</translation>
        </message>
        <message>
            <source>Gigabytes that a run may use. With less, a run recomputes tokens and then shingles when it needs them: the results stay the same, but changes of k and n take longer.
0: three quarters of the memory of this machine or container.</source>
            <translation>Gigabytes, die ein Lauf nutzen darf. Mit weniger berechnet ein Lauf Token und dann Shingles neu, wenn er sie braucht: Die Ergebnisse bleiben gleich, aber Änderungen von k und n dauern länger.
0: drei Viertel des Speichers dieses Rechners oder Containers.</translation>
        </message>
        <message>
            <source>Memory for a run</source>
            <translation>Speicher für einen Lauf</translation>
        </message>
    </context>
    <context>
        <name>PairChoice</name>
        <message>
            <source>%1 with similarity %2 to %3</source>
            <translation>%1 mit Ähnlichkeit %2 bis %3</translation>
        </message>
        <message>
            <source>candidate pair</source>
            <translation>Kandidatenpaar</translation>
        </message>
        <message>
            <source>candidate pairs</source>
            <translation>Kandidatenpaare</translation>
        </message>
        <message>
            <source>changed pair</source>
            <translation>geändertes Paar</translation>
        </message>
        <message>
            <source>changed pairs</source>
            <translation>geänderte Paare</translation>
        </message>
        <message>
            <source>false candidate</source>
            <translation>falscher Kandidat</translation>
        </message>
        <message>
            <source>false candidates</source>
            <translation>falsche Kandidaten</translation>
        </message>
        <message>
            <source>missed pair</source>
            <translation>übersehenes Paar</translation>
        </message>
        <message>
            <source>missed pairs</source>
            <translation>übersehene Paare</translation>
        </message>
        <message>
            <source>pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>pair below the threshold here</source>
            <translation>Paar, das hier unter dem Schwellenwert liegt</translation>
        </message>
        <message>
            <source>pair in a similarity range</source>
            <translation>Paar in einem Ähnlichkeitsbereich</translation>
        </message>
        <message>
            <source>pair in both runs</source>
            <translation>Paar in beiden Läufen</translation>
        </message>
        <message>
            <source>pair of the reference</source>
            <translation>Paar der Referenz</translation>
        </message>
        <message>
            <source>pair only in the other run</source>
            <translation>Paar nur im anderen Lauf</translation>
        </message>
        <message>
            <source>pair only in this run</source>
            <translation>Paar nur in diesem Lauf</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>pairs below the threshold here</source>
            <translation>Paare, die hier unter dem Schwellenwert liegen</translation>
        </message>
        <message>
            <source>pairs in a similarity range</source>
            <translation>Paare in einem Ähnlichkeitsbereich</translation>
        </message>
        <message>
            <source>pairs in both runs</source>
            <translation>Paare in beiden Läufen</translation>
        </message>
        <message>
            <source>pairs of the reference</source>
            <translation>Paare der Referenz</translation>
        </message>
        <message>
            <source>pairs only in the other run</source>
            <translation>Paare nur im anderen Lauf</translation>
        </message>
        <message>
            <source>pairs only in this run</source>
            <translation>Paare nur in diesem Lauf</translation>
        </message>
        <message>
            <source>similar pair</source>
            <translation>ähnliches Paar</translation>
        </message>
        <message>
            <source>similar pairs</source>
            <translation>ähnliche Paare</translation>
        </message>
        <message>
            <source>wrong pair</source>
            <translation>falsches Paar</translation>
        </message>
        <message>
            <source>wrong pairs</source>
            <translation>falsche Paare</translation>
        </message>
    </context>
    <context>
        <name>PairReading</name>
        <message>
            <source>J = %3 / %4 = %5: %1 left, %2 right, %3 shared</source>
            <translation>J = %3 / %4 = %5: %1 links, %2 rechts, %3 gemeinsam</translation>
        </message>
        <message>
            <source>both texts have the same tokens</source>
            <translation>beide Texte haben dieselben Token</translation>
        </message>
        <message>
            <source>both texts have the same words</source>
            <translation>beide Texte haben dieselben Wörter</translation>
        </message>
        <message>
            <source>neither text has any shingles</source>
            <translation>keiner der Texte hat Shingles</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>the same words on paper; the recipe also reads overstruck characters</source>
            <translation>auf Papier dieselben Wörter; das Rezept liest auch überschriebene Zeichen</translation>
        </message>
    </context>
    <context>
        <name>QObject</name>
        <message>
            <source>%1 (not found)</source>
            <translation>%1 (nicht gefunden)</translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 und %2 weitere</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>&amp;Clear list</source>
            <translation>Liste &amp;leeren</translation>
        </message>
        <message>
            <source>&amp;Discard all…</source>
            <translation>&amp;Alle verwerfen…</translation>
        </message>
        <message>
            <source>An earlier session did not close properly: your unsaved work on %1 (%2) is in %3.</source>
            <translation>Eine frühere Sitzung wurde nicht richtig beendet: Ihre ungesicherte Arbeit an %1 (%2) ist in %3.</translation>
        </message>
        <message>
            <source>Delete the saved work of all earlier sessions?</source>
            <translation>Die gesicherte Arbeit aller früheren Sitzungen löschen?</translation>
        </message>
        <message>
            <source>Earlier sessions (&amp;T)</source>
            <translation>Frühere S&amp;itzungen</translation>
        </message>
        <message numerus="yes">
            <source>Earlier sessions did not close properly: there are %n recovery copies; the newest (%1, %2) is in %3. File &gt; Earlier sessions lists them.</source>
            <translation>
                <numerusform>Frühere Sitzungen wurden nicht richtig beendet: Es gibt %n Sicherungskopie; die neueste (%1, %2) ist in %3. Datei &gt; Frühere Sitzungen listet sie auf.</numerusform>
                <numerusform>Frühere Sitzungen wurden nicht richtig beendet: Es gibt %n Sicherungskopien; die neueste (%1, %2) ist in %3. Datei &gt; Frühere Sitzungen listet sie auf.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing has been opened yet</source>
            <translation>Noch wurde nichts geöffnet</translation>
        </message>
        <message>
            <source>Open re&amp;cent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>Recent r&amp;uns</source>
            <translation>Letzte Lä&amp;ufe</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Sichern</translation>
        </message>
        <message>
            <source>text column: %1</source>
            <translation>Textspalte: %1</translation>
        </message>
    </context>
    <context>
        <name>QTableView</name>
        <message>
            <source>Copied the first %1 of the selected rows, the maximum that can be copied at once.</source>
            <translation>Die ersten %1 der gewählten Zeilen wurden kopiert; mehr lassen sich nicht auf einmal kopieren.</translation>
        </message>
    </context>
    <context>
        <name>ReadingText</name>
        <message>
            <source> The beginning is shown.</source>
            <translation> Gezeigt wird der Anfang.</translation>
        </message>
        <message>
            <source> The first %1 are shown.</source>
            <translation> Die ersten %1 werden gezeigt.</translation>
        </message>
        <message>
            <source>%1 of %2, %3.</source>
            <translation>%1 aus je %2, %3.</translation>
        </message>
        <message>
            <source>%1 of them distinct</source>
            <translation>davon %1 verschieden</translation>
        </message>
        <message>
            <source>, and %1 left out, struck through</source>
            <translation>, und %1 ausgelassen, durchgestrichen</translation>
        </message>
        <message>
            <source>No shingles: the document has fewer than %1.</source>
            <translation>Keine Shingles: Das Dokument hat weniger als %1.</translation>
        </message>
        <message>
            <source>One shingle, the unchanged text: it has no tokens.</source>
            <translation>Ein Shingle, der unveränderte Text: Er hat keine Token.</translation>
        </message>
        <message>
            <source>One shingle, the whole text: it has fewer than %1.</source>
            <translation>Ein Shingle, der ganze Text: Er hat weniger als %1.</translation>
        </message>
        <message>
            <source>This document has no text.</source>
            <translation>Dieses Dokument hat keinen Text.</translation>
        </message>
        <message>
            <source>again (%1)</source>
            <translation>erneut (%1)</translation>
        </message>
        <message>
            <source>all different</source>
            <translation>alle verschieden</translation>
        </message>
        <message>
            <source>character</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>each occurrence is an element of the bag</source>
            <translation>jedes Vorkommen ist ein Element der Multimenge</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>word</source>
            <translation>Wort</translation>
        </message>
        <message>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
    </context>
    <context>
        <name>RunFacts</name>
        <message>
            <source> of %1, %2 unused</source>
            <translation> von %1, %2 ungenutzt</translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 und %2 weitere</translation>
        </message>
        <message>
            <source>, %1 more than n</source>
            <translation>, %1 mehr als n</translation>
        </message>
        <message>
            <source>, none unused</source>
            <translation>, alle genutzt</translation>
        </message>
        <message>
            <source>, sample of </source>
            <translation>, Stichprobe von </translation>
        </message>
        <message>
            <source>A hash of 8 bytes for each different shingle.</source>
            <translation>Ein Hash von 8 Bytes für jedes verschiedene Shingle.</translation>
        </message>
        <message>
            <source>All of the above.</source>
            <translation>Alles Obige.</translation>
        </message>
        <message>
            <source>Building each document's set of shingles.</source>
            <translation>Bildet die Shingle-Menge jedes Dokuments.</translation>
        </message>
        <message>
            <source>Built again from the texts when needed: too large for the allowed memory.</source>
            <translation>Bei Bedarf neu aus den Texten gebildet: zu groß für den erlaubten Speicher.</translation>
        </message>
        <message>
            <source>Comparing the candidate pairs.</source>
            <translation>Vergleicht die Kandidatenpaare.</translation>
        </message>
        <message>
            <source>Computing the MinHash signatures with the %1 kernel.</source>
            <translation>Berechnet die MinHash-Signaturen mit dem Kernel %1.</translation>
        </message>
        <message>
            <source>Computing the MinHash signatures.</source>
            <translation>Berechnet die MinHash-Signaturen.</translation>
        </message>
        <message>
            <source>Decompressing and parsing files.</source>
            <translation>Entpackt und liest die Dateien.</translation>
        </message>
        <message>
            <source>Distinct shingles of each document, summed over the documents.</source>
            <translation>Verschiedene Shingles jedes Dokuments, über die Dokumente summiert.</translation>
        </message>
        <message>
            <source>Documents in at least one similar pair.</source>
            <translation>Dokumente in mindestens einem ähnlichen Paar.</translation>
        </message>
        <message>
            <source>Documents in the sample of this run.</source>
            <translation>Dokumente in der Stichprobe dieses Laufs.</translation>
        </message>
        <message>
            <source>Finding documents that share a bucket in a band.</source>
            <translation>Findet Dokumente, die in einem Band denselben Bucket haben.</translation>
        </message>
        <message>
            <source>Ids, titles and texts, except those in files.</source>
            <translation>Kennungen, Titel und Texte, außer denen in Dateien.</translation>
        </message>
        <message>
            <source>Items of the source that have no text by design.</source>
            <translation>Einträge der Quelle, für die kein Text vorgesehen ist.</translation>
        </message>
        <message>
            <source>Normalising the texts and splitting them into tokens.</source>
            <translation>Vereinheitlicht die Texte und zerlegt sie in Token.</translation>
        </message>
        <message>
            <source>On the command line: %1.</source>
            <translation>Auf der Kommandozeile: %1.</translation>
        </message>
        <message>
            <source>Pairs that passed verification at the threshold.</source>
            <translation>Paare, die die Verifikation am Schwellenwert bestanden haben.</translation>
        </message>
        <message>
            <source>Pairs that share a bucket in a band; only these are compared.</source>
            <translation>Paare, die in einem Band denselben Bucket haben; nur sie werden verglichen.</translation>
        </message>
        <message>
            <source>Skipped records of the source; the Corpus page lists the reasons.</source>
            <translation>Übersprungene Datensätze der Quelle; die Seite „Korpus“ nennt die Gründe.</translation>
        </message>
        <message>
            <source>Split again from the texts when needed: too large for the allowed memory.</source>
            <translation>Bei Bedarf neu aus den Texten zerlegt: zu groß für den erlaubten Speicher.</translation>
        </message>
        <message>
            <source>Texts on disk, besides those in memory.</source>
            <translation>Texte auf der Platte, neben denen im Speicher.</translation>
        </message>
        <message>
            <source>The MinHash values, 4 bytes each, n per document.</source>
            <translation>Die MinHash-Werte, je 4 Bytes, n pro Dokument.</translation>
        </message>
        <message>
            <source>The buckets of each band.</source>
            <translation>Die Buckets jedes Bandes.</translation>
        </message>
        <message>
            <source>The maximum memory of the program so far, with mapped files.</source>
            <translation>Der bisher höchste Speicher des Programms, mit eingeblendeten Dateien.</translation>
        </message>
        <message>
            <source>The tokens of the texts, so that a change of k need not split the texts again.</source>
            <translation>Die Token der Texte, damit eine Änderung von k die Texte nicht neu zerlegen muss.</translation>
        </message>
        <message>
            <source>Too short for a single shingle of length k.</source>
            <translation>Zu kurz für ein einziges Shingle der Länge k.</translation>
        </message>
        <message>
            <source>Words or characters after cleaning, over all documents.</source>
            <translation>Wörter oder Zeichen nach der Bereinigung, über alle Dokumente.</translation>
        </message>
        <message>
            <source>all stages</source>
            <translation>alle Stufen</translation>
        </message>
        <message>
            <source>band</source>
            <translation>Band</translation>
        </message>
        <message>
            <source>bands</source>
            <translation>Bänder</translation>
        </message>
        <message>
            <source>built-in corpus</source>
            <translation>eingebautes Korpus</translation>
        </message>
        <message>
            <source>candidate pairs</source>
            <translation>Kandidatenpaare</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>clean</source>
            <translation>Bereinigen</translation>
        </message>
        <message>
            <source>damaged records</source>
            <translation>beschädigte Datensätze</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>documents with a match</source>
            <translation>Dokumente mit Partner</translation>
        </message>
        <message>
            <source>documents without shingles</source>
            <translation>Dokumente ohne Shingles</translation>
        </message>
        <message>
            <source>items without text</source>
            <translation>Einträge ohne Text</translation>
        </message>
        <message>
            <source>peak memory</source>
            <translation>Höchster Speicher</translation>
        </message>
        <message>
            <source>read</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>recomputes: </source>
            <translation>berechnet neu: </translation>
        </message>
        <message>
            <source>sample</source>
            <translation>Stichprobe</translation>
        </message>
        <message>
            <source>select</source>
            <translation>Auswählen</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>sign</source>
            <translation>Signieren</translation>
        </message>
        <message>
            <source>signatures</source>
            <translation>Signaturen</translation>
        </message>
        <message>
            <source>similar pairs</source>
            <translation>ähnliche Paare</translation>
        </message>
        <message>
            <source>temporary file</source>
            <translation>temporäre Datei</translation>
        </message>
        <message>
            <source>texts</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
        <message>
            <source>verify</source>
            <translation>Verifizieren</translation>
        </message>
        <message>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
    </context>
    <context>
        <name>SCurveDrawing</name>
        <message>
            <source>%1 × %2, %3 of %4 values</source>
            <translation>%1 × %2, %3 von %4 Werten</translation>
        </message>
        <message>
            <source>Jaccard similarity s</source>
            <translation>Jaccard-Ähnlichkeit s</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate</source>
            <translation>Wahrscheinlichkeit eines Kandidaten</translation>
        </message>
        <message>
            <source>band</source>
            <translation>Band</translation>
        </message>
        <message>
            <source>bands</source>
            <translation>Bänder</translation>
        </message>
        <message>
            <source>false candidates</source>
            <translation>falsche Kandidaten</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>probability</source>
            <translation>Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>this recipe</source>
            <translation>dieses Rezept</translation>
        </message>
        <message>
            <source>↑ missed</source>
            <translation>↑ übersehen</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>Cannot write %1: %2.</source>
            <translation>%1 lässt sich nicht schreiben: %2.</translation>
        </message>
        <message>
            <source>Saved to %1.</source>
            <translation>Gesichert in %1.</translation>
        </message>
    </context>
    <context>
        <name>ScaleText</name>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1 (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <translation>%1 oder %2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>Candidates: %1.</source>
            <translation>Kandidaten: %1.</translation>
        </message>
        <message>
            <source>File &gt; Export &gt; Recipe for</source>
            <translation>Datei &gt; Exportieren &gt; Rezept für</translation>
        </message>
        <message>
            <source>Largest bucket: %1 documents.</source>
            <translation>Größter Bucket: %1 Dokumente.</translation>
        </message>
        <message>
            <source>On one core: %1 for signatures (%2 by Spark), %3 for verification.</source>
            <translation>Auf einem Kern: %1 für Signaturen (%2 mit Spark), %3 für die Verifikation.</translation>
        </message>
        <message>
            <source>Similar pairs: %1.</source>
            <translation>Ähnliche Paare: %1.</translation>
        </message>
        <message>
            <source>Spark sends %1.</source>
            <translation>Spark überträgt %1.</translation>
        </message>
        <message>
            <source>The first number assumes that near-copies come in families, the second that all pairs grow as in a sample. In parentheses: 95 % limits.</source>
            <translation>Die erste Zahl nimmt an, dass Fast-Kopien in Familien auftreten, die zweite, dass alle Paare wie in einer Stichprobe wachsen. In Klammern: 95-%-Grenzen.</translation>
        </message>
    </context>
    <context>
        <name>SettingsText</name>
        <message>
            <source>"%1" is not a recipe to compare with; write k = 3 or k = 3, t = 0.8.</source>
            <translation>„%1“ ist kein Rezept zum Vergleichen; schreiben Sie k = 3 oder k = 3, t = 0.8.</translation>
        </message>
        <message>
            <source>%1 = %2</source>
            <translation>%1 = %2</translation>
        </message>
    </context>
    <context>
        <name>StudyMenu</name>
        <message>
            <source>&amp;Add this run</source>
            <translation>Diesen Lauf &amp;hinzufügen</translation>
        </message>
        <message>
            <source>&amp;Suggest bands and rows…</source>
            <translation>Bänder und Zeilen &amp;vorschlagen…</translation>
        </message>
        <message>
            <source>Add a run</source>
            <translation>Lauf hinzufügen</translation>
        </message>
        <message>
            <source>Add a run &amp;file…</source>
            <translation>Lauf aus &amp;Datei hinzufügen…</translation>
        </message>
        <message>
            <source>Ctrl+G</source>
            <translation>Ctrl+G</translation>
        </message>
        <message>
            <source>Ctrl+K</source>
            <translation>Ctrl+K</translation>
        </message>
        <message>
            <source>Ctrl+Shift+K</source>
            <translation>Ctrl+Shift+K</translation>
        </message>
        <message>
            <source>Runs (*.lookalike)</source>
            <translation>Läufe (*.lookalike)</translation>
        </message>
        <message>
            <source>study %1</source>
            <translation>Studie %1</translation>
        </message>
    </context>
    <context>
        <name>SweepAxisField</name>
        <message>
            <source> Values from %1 to %2 are allowed, separated by commas, for example %3.</source>
            <translation> Erlaubt sind Werte von %1 bis %2, durch Kommas getrennt, zum Beispiel %3.</translation>
        </message>
        <message>
            <source>Parameter to vary</source>
            <translation>Variierter Parameter</translation>
        </message>
        <message>
            <source>The parameter that the sweep varies; all others stay as in the recipe.</source>
            <translation>Der Parameter, den die Messreihe variiert; alle anderen bleiben wie im Rezept.</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Values, separated by commas. For bands and rows: 20x5, 10x10, every b × r or divisors.</source>
            <translation>Werte, durch Kommas getrennt. Bänder und Zeilen als 20x5, 10x10, every b × r oder divisors.</translation>
        </message>
        <message>
            <source>bands × rows</source>
            <translation>Bänder × Zeilen</translation>
        </message>
        <message>
            <source>every b x r</source>
            <translation>alle b x r</translation>
        </message>
        <message>
            <source>every b × r</source>
            <translation>alle b × r</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
    </context>
    <context>
        <name>SweepCost</name>
        <message>
            <source>%1 and %2 reach it; their candidates overlap over %3 hash seeds</source>
            <translation>%1 und %2 erreichen es; ihre Kandidaten überlappen sich über %3 Hash-Startwerte</translation>
        </message>
        <message>
            <source>%1 cannot be ranked</source>
            <translation>%1 kann nicht eingeordnet werden</translation>
        </message>
        <message>
            <source>%1 does not reach it with 95 of 100 hash seeds; %2 does</source>
            <translation>%1 erreicht es nicht mit 95 von 100 Hash-Startwerten; %2 erreicht es</translation>
        </message>
        <message>
            <source>%1 does not reach it with every hash seed; %2 does</source>
            <translation>%1 erreicht es nicht mit jedem Startwert; %2 erreicht es</translation>
        </message>
        <message>
            <source>%1 does not reach it; %2 does</source>
            <translation>%1 erreicht es nicht; %2 erreicht es</translation>
        </message>
        <message>
            <source>%1 reaches it with the fewest candidates of the %2 values</source>
            <translation>%1 erreicht es mit den wenigsten Kandidaten der %2 Werte</translation>
        </message>
        <message>
            <source>%1 reaches it with the fewest expected candidates of the %2 values</source>
            <translation>%1 erreicht es mit den wenigsten erwarteten Kandidaten der %2 Werte</translation>
        </message>
        <message>
            <source>%1 reaches it; %2 does with fewer candidates</source>
            <translation>%1 erreicht es; %2 erreicht es mit weniger Kandidaten</translation>
        </message>
        <message>
            <source>%1 reaches it; %2 does with fewer expected candidates</source>
            <translation>%1 erreicht es; %2 erreicht es mit weniger erwarteten Kandidaten</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, time not known yet</source>
            <translation>%1, Zeit noch unbekannt</translation>
        </message>
        <message>
            <source>by recall of %1: %2</source>
            <translation>nach der Trefferquote gegen %1: %2</translation>
        </message>
        <message>
            <source>each setting's own pairs</source>
            <translation>eigene Paare jeder Einstellung</translation>
        </message>
        <message>
            <source>none of the %1 values reaches it</source>
            <translation>keiner der %1 Werte erreicht es</translation>
        </message>
        <message>
            <source>pairs at %1</source>
            <translation>Paare bei %1</translation>
        </message>
        <message>
            <source>planted or identical pairs</source>
            <translation>eingestreute oder identische Paare</translation>
        </message>
        <message>
            <source>row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>Zeilen</translation>
        </message>
    </context>
    <context>
        <name>SweepMeasures</name>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1 (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1 = %2</source>
            <translation>%1 = %2</translation>
        </message>
        <message>
            <source>%1 [expected %2]</source>
            <translation>%1 [erwartet: %2]</translation>
        </message>
        <message>
            <source>%1 candidates</source>
            <translation>%1 Kandidaten</translation>
        </message>
        <message>
            <source>%1 different candidates</source>
            <translation>%1 verschiedene Kandidaten</translation>
        </message>
        <message>
            <source>%1 missed</source>
            <translation>%1 übersehen</translation>
        </message>
        <message>
            <source>bands × rows</source>
            <translation>Bänder × Zeilen</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
        <message>
            <source>hash seed</source>
            <translation>Hash-Startwert</translation>
        </message>
        <message>
            <source>identical pairs</source>
            <translation>identische Paare</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>not here</source>
            <translation>nicht hier</translation>
        </message>
        <message>
            <source>only here</source>
            <translation>nur hier</translation>
        </message>
        <message>
            <source>precision</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>precision of judged</source>
            <translation>Genauigkeit der Urteile</translation>
        </message>
        <message>
            <source>recall</source>
            <translation>Trefferquote</translation>
        </message>
        <message>
            <source>recall %1</source>
            <translation>Trefferquote %1</translation>
        </message>
        <message>
            <source>recall %1 predicted by the curve</source>
            <translation>Trefferquote %1, vorhergesagt aus der Kurve</translation>
        </message>
        <message>
            <source>recall of judged</source>
            <translation>Trefferquote der Urteile</translation>
        </message>
        <message>
            <source>similar pairs</source>
            <translation>ähnliche Paare</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>true pairs</source>
            <translation>wahre Paare</translation>
        </message>
    </context>
    <context>
        <name>TimeText</name>
        <message>
            <source>%1 left</source>
            <translation>noch %1</translation>
        </message>
        <message>
            <source>about %1</source>
            <translation>etwa %1</translation>
        </message>
        <message>
            <source>less than 1 s</source>
            <translation>weniger als 1 s</translation>
        </message>
    </context>
    <context>
        <name>TitleText</name>
        <message>
            <source>Lookalike</source>
            <translation>Lookalike</translation>
        </message>
    </context>
    <context>
        <name>Tooltips</name>
        <message>
            <source>A document beside its keeper, or two documents side by side.</source>
            <translation>Ein Dokument neben seinem Vertreter, oder zwei Dokumente nebeneinander.</translation>
        </message>
        <message>
            <source>A document connected to the keeper only through a chain stays too.</source>
            <translation>Ein Dokument, das mit dem Vertreter nur über eine Kette verbunden ist, bleibt auch.</translation>
        </message>
        <message>
            <source>A document's number or id (id:230), or words from its title or text; other matches are listed.</source>
            <translation>Nummer oder Kennung eines Dokuments (id:230), oder Wörter aus seinem Titel oder Text; weitere Treffer werden aufgelistet.</translation>
        </message>
        <message>
            <source>A filled cell: both signatures have the same value. A framed band: both documents are in the same bucket, which makes the pair a candidate.</source>
            <translation>Eine gefüllte Zelle: Beide Signaturen haben denselben Wert. Ein umrahmtes Band: Beide Dokumente sind im selben Bucket, was das Paar zum Kandidaten macht.</translation>
        </message>
        <message>
            <source>A note on the pair. Key: N; Enter saves it, Esc leaves it unsaved until N brings it back. A pair with only a note counts as unsure.</source>
            <translation>Eine Notiz zum Paar. Taste: N; Eingabe sichert sie, Esc lässt sie ungesichert, bis N sie zurückholt. Ein Paar nur mit Notiz ist unsicher.</translation>
        </message>
        <message>
            <source>Accepted pairs that are less similar than the threshold.</source>
            <translation>Akzeptierte Paare, die weniger ähnlich sind als der Schwellenwert.</translation>
        </message>
        <message>
            <source>Accepted pairs that are not true pairs.</source>
            <translation>Akzeptierte Paare, die keine wahren Paare sind.</translation>
        </message>
        <message>
            <source>Add the run of the selected row to the Runs panel, or adopt its recipe and list its pairs.</source>
            <translation>Fügt den Lauf der gewählten Zeile den Läufen hinzu, oder übernimmt sein Rezept und listet seine Paare auf.</translation>
        </message>
        <message>
            <source>Add this run to the Runs panel to compare it with others: counts, curves, and pairs that only one of them finds.</source>
            <translation>Fügt diesen Lauf den Läufen hinzu, um ihn mit anderen zu vergleichen: Zahlen, Kurven und Paare, die nur einer von ihnen findet.</translation>
        </message>
        <message>
            <source>Add this run to the Runs panel, and its curve to the plot, to compare it with others.</source>
            <translation>Fügt diesen Lauf den Läufen und seine Kurve dem Diagramm hinzu, um ihn mit anderen zu vergleichen.</translation>
        </message>
        <message>
            <source>Add two columns with the whole texts to tables of pairs.</source>
            <translation>Fügt Tabellen von Paaren zwei Spalten mit den ganzen Texten hinzu.</translation>
        </message>
        <message>
            <source>Add verdicts from a table or another run file; U on the Pairs page undoes that.</source>
            <translation>Fügt Urteile aus einer Tabelle oder einer anderen Lauf-Datei hinzu; U auf der Seite „Paare“ nimmt das zurück.</translation>
        </message>
        <message>
            <source>All pairs of the sweep's reference or of the other run, whether found here or not.</source>
            <translation>Alle Paare der Referenz des Durchlaufs oder des anderen Laufs, hier gefunden oder nicht.</translation>
        </message>
        <message>
            <source>All pairs whose exact similarity lies in a range, found or not.</source>
            <translation>Alle Paare, deren exakte Ähnlichkeit in einem Bereich liegt, gefunden oder nicht.</translation>
        </message>
        <message>
            <source>Also list pairs of documents with equal shingle sets.</source>
            <translation>Listet auch Paare von Dokumenten mit gleichen Shingle-Mengen auf.</translation>
        </message>
        <message>
            <source>Area above the curve right of the threshold: how easily similar pairs are missed.</source>
            <translation>Fläche über der Kurve rechts vom Schwellenwert: wie leicht ähnliche Paare übersehen werden.</translation>
        </message>
        <message>
            <source>Area under the curve left of the threshold: how easily less similar pairs become candidates.</source>
            <translation>Fläche unter der Kurve links vom Schwellenwert: wie leicht weniger ähnliche Paare Kandidaten werden.</translation>
        </message>
        <message>
            <source>Bands and rows, and whether they are looser or stricter than the suggestion.</source>
            <translation>Bänder und Zeilen, und ob sie lockerer oder strenger sind als der Vorschlag.</translation>
        </message>
        <message>
            <source>Bands and rows.</source>
            <translation>Bänder und Zeilen.</translation>
        </message>
        <message>
            <source>Bands times rows is the number of signature values that the bands use, out of n.</source>
            <translation>Bänder mal Zeilen ist die Zahl der Signaturwerte, die die Bänder nutzen, von insgesamt n.</translation>
        </message>
        <message>
            <source>Bring back the replaced rows and stop a running sweep; a second click returns to the newer ones.</source>
            <translation>Bringt die ersetzten Zeilen zurück und stoppt eine laufende Messreihe; ein zweiter Klick kehrt zu den neueren zurück.</translation>
        </message>
        <message>
            <source>Candidate pairs whose similarity reaches the threshold.</source>
            <translation>Kandidatenpaare, deren Ähnlichkeit den Schwellenwert erreicht.</translation>
        </message>
        <message>
            <source>Candidates that are less similar than the threshold.</source>
            <translation>Kandidaten, die weniger ähnlich sind als der Schwellenwert.</translation>
        </message>
        <message>
            <source>Candidates that are less similar than the threshold: compared needlessly.</source>
            <translation>Kandidaten, die weniger ähnlich sind als der Schwellenwert: unnötig verglichen.</translation>
        </message>
        <message>
            <source>Candidates that passed verification, identical pairs included.</source>
            <translation>Kandidaten, die die Verifikation bestanden haben, identische Paare eingeschlossen.</translation>
        </message>
        <message>
            <source>Candidates that reached the threshold: the result of the run.</source>
            <translation>Kandidaten, die den Schwellenwert erreicht haben: das Ergebnis des Laufs.</translation>
        </message>
        <message>
            <source>Change the name under which your verdicts are stored; another name makes you another judge.</source>
            <translation>Ändert den Namen, unter dem Ihre Urteile gesichert werden; ein anderer Name steht für eine andere Person.</translation>
        </message>
        <message>
            <source>Choose bands and rows that reach a recall goal with the fewest candidates, based on this corpus's own pairs.</source>
            <translation>Wählt Bänder und Zeilen, die eine Trefferquote mit den wenigsten Kandidaten erreichen, nach den Paaren dieses Korpus.</translation>
        </message>
        <message>
            <source>Choose n, b and r together, with the shortest signature that reaches the goal; if off, choose only b and r for the n of the recipe.</source>
            <translation>Wählt n, b und r zusammen, mit der kürzesten Signatur, die das Ziel erreicht; sonst nur b und r für das n des Rezepts.</translation>
        </message>
        <message>
            <source>Choose the file format and the columns to read.</source>
            <translation>Wählt das Dateiformat und die zu lesenden Spalten.</translation>
        </message>
        <message>
            <source>Choose the file in a dialog.</source>
            <translation>Wählt die Datei in einem Dialog.</translation>
        </message>
        <message>
            <source>Choose the new location of this run's corpus.</source>
            <translation>Wählt den neuen Ort des Korpus dieses Laufs.</translation>
        </message>
        <message>
            <source>Choose the selected document as the keeper of its group, regardless of the rule.</source>
            <translation>Wählt das gewählte Dokument als Vertreter seiner Gruppe, unabhängig von der Regel.</translation>
        </message>
        <message>
            <source>Choose without the first-m check, which drops similar pairs; adopting the setting then turns the check off.</source>
            <translation>Wählt ohne die Erste-m-Prüfung, die ähnliche Paare verwirft; beim Übernehmen wird die Prüfung ausgeschaltet.</translation>
        </message>
        <message>
            <source>Chosen: you chose it as the keeper (✓). Direct: a similar pair with the keeper. Chained: connected only through other documents. Judged different: chained to a keeper that you judged different.</source>
            <translation>Gewählt: von Ihnen als Vertreter gewählt (✓). Direkt: ein ähnliches Paar mit dem Vertreter. Über Kette: nur über andere Dokumente verbunden. Als verschieden beurteilt: verkettet mit einem Vertreter, den Sie als verschieden beurteilt haben.</translation>
        </message>
        <message>
            <source>Clear the list of recent corpora.</source>
            <translation>Vergisst, welche Korpora geöffnet wurden.</translation>
        </message>
        <message>
            <source>Clear the list of recent run files.</source>
            <translation>Vergisst, welche Lauf-Dateien geöffnet wurden.</translation>
        </message>
        <message>
            <source>Click an underlined count to list its pairs and set the recipe to that of the row. Enter or a double click only sets the recipe; a click on a header sorts, and a third click puts the best settings first again. Pale rows fall short of the goal.</source>
            <translation>Ein Klick auf eine unterstrichene Anzahl listet ihre Paare auf und setzt das Rezept auf das der Zeile. Eingabe oder ein Doppelklick setzt nur das Rezept; ein Klick auf einen Spaltenkopf sortiert, ein dritter stellt wieder die besten Einstellungen voran. Blasse Zeilen verfehlen das Ziel.</translation>
        </message>
        <message>
            <source>Close the dialog and leave the recipe unchanged.</source>
            <translation>Schließt den Dialog und lässt das Rezept unverändert.</translation>
        </message>
        <message>
            <source>Close this window and stop any download.</source>
            <translation>Schließt dieses Fenster und stoppt ein Herunterladen.</translation>
        </message>
        <message>
            <source>Close this window.</source>
            <translation>Schließt dieses Fenster.</translation>
        </message>
        <message>
            <source>Close without judging.</source>
            <translation>Schließen, ohne zu urteilen.</translation>
        </message>
        <message>
            <source>Close without opening.</source>
            <translation>Schließt, ohne zu öffnen.</translation>
        </message>
        <message>
            <source>Continue and leave the file unchanged.</source>
            <translation>Fährt fort und lässt die Datei unverändert.</translation>
        </message>
        <message>
            <source>Continue the sample that you have begun.</source>
            <translation>Setzt die begonnene Stichprobe fort.</translation>
        </message>
        <message>
            <source>Continue this session.</source>
            <translation>Setzt diese Sitzung fort.</translation>
        </message>
        <message>
            <source>Copy all sentences and the signature as text.</source>
            <translation>Kopiert alle Sätze und die Signatur als Text.</translation>
        </message>
        <message>
            <source>Copy and save pictures in the 16:9 format of a slide.</source>
            <translation>Kopiert und sichert Bilder im Format 16:9 einer Folie.</translation>
        </message>
        <message>
            <source>Copy every parameter in the format that the command line reads with --recipe.</source>
            <translation>Kopiert jeden Parameter in dem Format, das die Kommandozeile mit --recipe liest.</translation>
        </message>
        <message>
            <source>Copy or save the plot as shown, or save its numbers as a table.</source>
            <translation>Kopiert oder sichert das Diagramm, wie es gezeigt wird, oder sichert seine Zahlen als Tabelle.</translation>
        </message>
        <message>
            <source>Copy the address to the clipboard, for a browser.</source>
            <translation>Kopiert die Adresse in die Zwischenablage, für einen Browser.</translation>
        </message>
        <message>
            <source>Copy the plot to the clipboard.</source>
            <translation>Kopiert das Diagramm in die Zwischenablage.</translation>
        </message>
        <message>
            <source>Copy the selected rows as text, with tabs between the cells.</source>
            <translation>Kopiert die gewählten Zeilen als Text, mit Tabulatoren zwischen den Zellen.</translation>
        </message>
        <message>
            <source>Copy the slide about the run to the clipboard as a picture.</source>
            <translation>Kopiert die Folie über den Lauf als Bild in die Zwischenablage.</translation>
        </message>
        <message>
            <source>Costs and losses of the selected setting, and how reliable they are.</source>
            <translation>Kosten und Verluste der gewählten Einstellung, und wie verlässlich sie sind.</translation>
        </message>
        <message>
            <source>Counts, times and the whole recipe of the latest run.</source>
            <translation>Zahlen, Zeiten und das ganze Rezept des letzten Laufs.</translation>
        </message>
        <message>
            <source>Dark text on a light window.</source>
            <translation>Dunkler Text auf hellem Fenster.</translation>
        </message>
        <message>
            <source>Delete the saved work of all earlier sessions.</source>
            <translation>Löscht die gesicherte Arbeit aller früheren Sitzungen.</translation>
        </message>
        <message>
            <source>Describes each part of the window and each command.</source>
            <translation>Beschreibt jeden Teil des Fensters und jeden Befehl (auf Englisch).</translation>
        </message>
        <message>
            <source>Differences from the recipe, such as "k = 3" or "k = 3, t = 0.8"; everything else is as in the recipe.</source>
            <translation>Unterschiede zum Rezept, etwa „k = 3“ oder „k = 3, t = 0.8“; alles Übrige ist wie im Rezept.</translation>
        </message>
        <message>
            <source>Dismiss this message.</source>
            <translation>Schließt diese Meldung.</translation>
        </message>
        <message>
            <source>Documents are dots, the keeper is filled, and squares are connected to it only through a chain. Thick lines are strong links; the dashed one is the weakest.</source>
            <translation>Dokumente sind Punkte, der Vertreter ist gefüllt, und Quadrate sind mit ihm nur über eine Kette verbunden. Dicke Linien sind starke Verbindungen; die gestrichelte ist die schwächste.</translation>
        </message>
        <message>
            <source>Documents in the corpus; a click on a header or Ctrl+T sorts by a column.</source>
            <translation>Dokumente im Korpus; ein Klick auf einen Spaltenkopf oder Strg+T sortiert nach einer Spalte.</translation>
        </message>
        <message>
            <source>Documents in the group that are dropped.</source>
            <translation>Dokumente der Gruppe, die entfernt werden.</translation>
        </message>
        <message>
            <source>Documents that would be removed if every candidate counted as a duplicate.</source>
            <translation>Dokumente, die entfernt würden, wenn jeder Kandidat als Duplikat zählte.</translation>
        </message>
        <message>
            <source>Documents with lengths, tokens and shingles, and skipped records.</source>
            <translation>Dokumente mit Längen, Token und Shingles, und übersprungene Datensätze.</translation>
        </message>
        <message>
            <source>Download the file over HTTPS, check it and open it.</source>
            <translation>Lädt die Datei über HTTPS herunter, prüft und öffnet sie.</translation>
        </message>
        <message>
            <source>Draw pictures dark on light, even in a dark window.</source>
            <translation>Zeichnet Bilder dunkel auf hell, auch in einem dunklen Fenster.</translation>
        </message>
        <message>
            <source>Draw the pairs at random, evenly from the strata of 0.05.</source>
            <translation>Zieht die Paare zufällig, gleichmäßig aus den Schichten von 0.05.</translation>
        </message>
        <message>
            <source>Each stage's share of the run time.</source>
            <translation>Anteil jeder Stufe an der Laufzeit.</translation>
        </message>
        <message>
            <source>Enlarge only the font of the texts; Ctrl+wheel does the same.</source>
            <translation>Vergrößert nur die Schrift der Texte; Strg+Rad tut dasselbe.</translation>
        </message>
        <message>
            <source>Enter or a double click uses a run's recipe. Drop a run file here to add its recipe.</source>
            <translation>Eingabe oder ein Doppelklick übernimmt das Rezept eines Laufs. Ziehen Sie eine Lauf-Datei hierher, um ihr Rezept hinzuzufügen.</translation>
        </message>
        <message>
            <source>Estimated time of Run sweep, from the stage times on this corpus and the last exact comparison.</source>
            <translation>Geschätzte Zeit der Messreihe, aus den Zeiten der Stufen auf diesem Korpus und dem letzten exakten Vergleich.</translation>
        </message>
        <message>
            <source>Every key with the name and the effect of its action.</source>
            <translation>Jede Taste mit Namen und Wirkung ihrer Aktion.</translation>
        </message>
        <message>
            <source>Every parameter of the run.</source>
            <translation>Jeder Parameter des Laufs.</translation>
        </message>
        <message>
            <source>Every sequence of k consecutive tokens of the document, with the number that represents it.</source>
            <translation>Jede Folge von k aufeinanderfolgenden Token des Dokuments, mit der Zahl, die für sie steht.</translation>
        </message>
        <message>
            <source>Exact Jaccard similarity to the query.</source>
            <translation>Exakte Jaccard-Ähnlichkeit zur Anfrage.</translation>
        </message>
        <message>
            <source>Exact Jaccard similarity: shared shingles divided by all distinct shingles of the two documents.</source>
            <translation>Exakte Jaccard-Ähnlichkeit: gemeinsame Shingles, geteilt durch alle verschiedenen Shingles der beiden Dokumente.</translation>
        </message>
        <message>
            <source>Expected number of missed pairs, with limits for 95 of 100 hash seeds.</source>
            <translation>Erwartete Zahl der übersehenen Paare, mit Grenzen für 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>Expected number of pairs to compare, with limits for 95 of 100 hash seeds.</source>
            <translation>Erwartete Zahl der zu vergleichenden Paare, mit Grenzen für 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>Expected share of missed pairs among those exactly as similar as the threshold; it is smaller for more similar pairs.</source>
            <translation>Erwarteter Anteil übersehener Paare unter denen, die genau so ähnlich sind wie der Schwellenwert; er ist kleiner für ähnlichere Paare.</translation>
        </message>
        <message>
            <source>Expected share of the similar pairs of different documents found, with limits for 95 of 100 hash seeds.</source>
            <translation>Erwarteter Anteil der gefundenen verschiedenen ähnlichen Paare, mit Grenzen für 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>Explain the control with the keyboard focus.</source>
            <translation>Erklärt das Steuerelement mit dem Tastaturfokus.</translation>
        </message>
        <message>
            <source>Explain the next thing that you click.</source>
            <translation>Erklärt das Nächste, was Sie anklicken.</translation>
        </message>
        <message>
            <source>File, number of the record (from 1) and its first byte (from 0).</source>
            <translation>Datei, Nummer des Datensatzes (von 1 an) und sein erstes Byte (von 0 an).</translation>
        </message>
        <message>
            <source>Files chosen together are read as one corpus.</source>
            <translation>Zusammen gewählte Dateien werden als ein Korpus gelesen.</translation>
        </message>
        <message>
            <source>Find a pair with similarity exactly t, the hardest to find, with at least this probability.</source>
            <translation>Findet ein Paar mit Ähnlichkeit genau t, das schwierigste, mit mindestens dieser Wahrscheinlichkeit.</translation>
        </message>
        <message>
            <source>Find at least this share of the similar pairs of different documents, for 95 of 100 hash seeds; identical pairs are always found. Several goals, such as 90, 95, 99, list a suggestion for each.</source>
            <translation>Mindestens diesen Anteil der ähnlichen Paare verschiedener Dokumente finden, für 95 von 100 Hash-Startwerten; identische Paare werden immer gefunden. Mehrere Ziele, etwa 90, 95, 99, ergeben je einen Vorschlag.</translation>
        </message>
        <message>
            <source>Find pairs with at least this similarity.</source>
            <translation>Findet Paare mit mindestens dieser Ähnlichkeit.</translation>
        </message>
        <message>
            <source>Find the neighbours of a pasted or dropped text.</source>
            <translation>Findet die Nachbarn eines eingefügten oder hergezogenen Textes.</translation>
        </message>
        <message>
            <source>Give the texts the whole page, or show the list again.</source>
            <translation>Gibt den Texten die ganze Seite oder zeigt die Liste wieder.</translation>
        </message>
        <message>
            <source>Give this verdict to all selected pairs; U undoes all of them in one step.</source>
            <translation>Dieses Urteil allen ausgewählten Paaren geben; U macht alle in einem Schritt rückgängig.</translation>
        </message>
        <message>
            <source>Give this verdict to the selected pairs without a verdict of yours, or with this one, and keep your other verdicts.</source>
            <translation>Gibt dieses Urteil den ausgewählten Paaren, die keines oder dasselbe von Ihnen haben, und behält Ihre anderen Urteile.</translation>
        </message>
        <message>
            <source>Go to the next difference between the two documents.</source>
            <translation>Geht zum nächsten Unterschied der beiden Dokumente.</translation>
        </message>
        <message>
            <source>Go to the next pair after each verdict.</source>
            <translation>Geht nach jedem Urteil zum nächsten Paar.</translation>
        </message>
        <message>
            <source>Go to the next unjudged pair.</source>
            <translation>Geht zum nächsten unbeurteilten Paar.</translation>
        </message>
        <message>
            <source>Go to the previous difference.</source>
            <translation>Geht zum vorigen Unterschied.</translation>
        </message>
        <message>
            <source>Groups of similar documents, and the keeper of each.</source>
            <translation>Gruppen ähnlicher Dokumente, und der Vertreter jeder Gruppe.</translation>
        </message>
        <message>
            <source>Groups of similar documents. Right unfolds a group into its documents, with identical ones below one of them, and Left folds it. The texts compare a document with its keeper, or two selected documents with each other.</source>
            <translation>Gruppen ähnlicher Dokumente. Rechts klappt eine Gruppe zu ihren Dokumenten aus, mit identischen unter einem davon, und Links klappt sie ein. Die Texte vergleichen ein Dokument mit seinem Vertreter, oder zwei gewählte Dokumente miteinander.</translation>
        </message>
        <message>
            <source>Hide pairs in which either text has fewer words than this.</source>
            <translation>Verbirgt Paare, in denen einer der Texte weniger Wörter hat.</translation>
        </message>
        <message>
            <source>Hide pairs of documents with equal shingle sets.</source>
            <translation>Verbirgt Paare von Dokumenten mit gleichen Shingle-Mengen.</translation>
        </message>
        <message>
            <source>How a quote is escaped in a quoted field, or a separator if fields are not quoted.</source>
            <translation>Die Maskierung eines Anführungszeichens in einem Feld, oder eines Trennzeichens in Feldern ohne Anführungszeichen.</translation>
        </message>
        <message>
            <source>How many documents to draw at random and run; this becomes the recipe's sample size.</source>
            <translation>Wie viele Dokumente zufällig gezogen und verwendet werden; das wird die Stichprobengröße des Rezepts.</translation>
        </message>
        <message>
            <source>How near-duplicates are found, in nine scenes that need no corpus.</source>
            <translation>Wie Fast-Duplikate gefunden werden, in neun Szenen, die kein Korpus brauchen.</translation>
        </message>
        <message>
            <source>Id of the first document in its source; the filter searches it with id:.</source>
            <translation>Kennung des ersten Dokuments in seiner Quelle; der Filter sucht sie mit id:.</translation>
        </message>
        <message>
            <source>Id of the second document in its source; the filter searches it with id:.</source>
            <translation>Kennung des zweiten Dokuments in seiner Quelle; der Filter sucht sie mit id:.</translation>
        </message>
        <message>
            <source>Ignore links of lower similarity, which splits long chains.</source>
            <translation>Übergeht Verbindungen geringerer Ähnlichkeit, was lange Ketten teilt.</translation>
        </message>
        <message>
            <source>Judge pairs that have another judge's verdict but not yours; turn this off to skip them. In the judging mode you do not see that verdict.</source>
            <translation>Nimmt auch Paare, zu denen es ein Urteil einer anderen Person gibt, aber keines von Ihnen; ausgeschaltet werden sie übersprungen. Im Beurteilungsmodus sehen Sie jenes Urteil nicht.</translation>
        </message>
        <message>
            <source>Judge pairs with only the texts on the screen; Esc or F6 exits.</source>
            <translation>Beurteilt Paare mit nur den Texten auf dem Bildschirm; Esc oder F6 beendet das.</translation>
        </message>
        <message>
            <source>Keep every line break instead of joining wrapped prose.</source>
            <translation>Behält jeden Zeilenumbruch, statt umbrochene Prosa zusammenzufügen.</translation>
        </message>
        <message>
            <source>Leave the judging mode.</source>
            <translation>Verlässt den Beurteilungsmodus.</translation>
        </message>
        <message>
            <source>Leave the limit unchanged.</source>
            <translation>Lässt die Grenze unverändert.</translation>
        </message>
        <message>
            <source>Leave the name unchanged.</source>
            <translation>Lässt den Namen unverändert.</translation>
        </message>
        <message>
            <source>Length of a shingle.</source>
            <translation>Länge eines Shingles.</translation>
        </message>
        <message>
            <source>Length of a signature, in hash values.</source>
            <translation>Länge einer Signatur, in Hashwerten.</translation>
        </message>
        <message>
            <source>Length of the first document in tokens: words or characters, as for its shingles.</source>
            <translation>Länge des ersten Dokuments in Token: den Wörtern oder Zeichen seiner Shingles.</translation>
        </message>
        <message>
            <source>Length of the second document in tokens: words or characters, as for its shingles.</source>
            <translation>Länge des zweiten Dokuments in Token: den Wörtern oder Zeichen seiner Shingles.</translation>
        </message>
        <message>
            <source>Length of the text in characters, before cleaning.</source>
            <translation>Länge des Textes in Zeichen, vor der Bereinigung.</translation>
        </message>
        <message>
            <source>Light or dark, like the desktop.</source>
            <translation>Hell oder dunkel, wie der Desktop.</translation>
        </message>
        <message>
            <source>Light text on a dark window.</source>
            <translation>Heller Text auf dunklem Fenster.</translation>
        </message>
        <message>
            <source>Limit the memory of a run. Beyond the limit it reads texts again instead of caching tokens and shingles.</source>
            <translation>Begrenzt den Speicher eines Laufs. Jenseits der Grenze liest er Texte erneut, statt Token und Shingles vorzuhalten.</translation>
        </message>
        <message>
            <source>List a random sample: this number of pairs from each stratum of 0.05.</source>
            <translation>Listet eine zufällige Stichprobe auf: so viele Paare aus jeder Schicht von 0.05.</translation>
        </message>
        <message>
            <source>List every key in the window.</source>
            <translation>Listet jede Taste des Fensters auf.</translation>
        </message>
        <message>
            <source>List only the first pair of each group of similar documents, as on the Groups page.</source>
            <translation>Listet nur das erste Paar jeder Gruppe ähnlicher Dokumente auf, wie auf der Seite „Gruppen“.</translation>
        </message>
        <message>
            <source>List only the pairs that pass: beginnings of words in title or text, "whole words" in quotation marks, j, estimate, containment, bands and words (of the shorter text) with a comparison, id:, doc:, group:, verdict:, judge:, identical, joined by and, or, not and parentheses.</source>
            <translation>Listet nur die Paare auf, die bestehen: Wortanfänge in Titel oder Text, "ganze Wörter" in Anführungszeichen, j, estimate, containment, bands und words (des kürzeren Textes) mit einem Vergleich, id:, doc:, group:, verdict:, judge:, identical, verbunden durch and, or, not und Klammern.</translation>
        </message>
        <message>
            <source>List pairs with at least this similarity.</source>
            <translation>Listet Paare mit mindestens dieser Ähnlichkeit auf.</translation>
        </message>
        <message>
            <source>List pairs with less than this similarity; 1 includes identical pairs.</source>
            <translation>Listet Paare mit geringerer Ähnlichkeit auf; 1 schließt identische ein.</translation>
        </message>
        <message>
            <source>List the documents nearest to the second document of the pair.</source>
            <translation>Listet die nächsten Dokumente des zweiten Dokuments des Paars auf.</translation>
        </message>
        <message>
            <source>List the documents nearest to the selected one, or to the first document of the pair.</source>
            <translation>Listet die nächsten Dokumente des gewählten auf, oder des ersten Dokuments des Paars.</translation>
        </message>
        <message>
            <source>List the documents that contain all these words, ignoring case. Esc clears the line; Down goes to the table.</source>
            <translation>Listet die Dokumente auf, die alle diese Wörter enthalten, groß oder klein. Esc leert die Zeile; Ab geht zur Tabelle.</translation>
        </message>
        <message>
            <source>List the similar pairs in this group.</source>
            <translation>Listet die ähnlichen Paare dieser Gruppe auf.</translation>
        </message>
        <message>
            <source>Make all text larger.</source>
            <translation>Vergrößert allen Text.</translation>
        </message>
        <message>
            <source>Make all text smaller.</source>
            <translation>Verkleinert allen Text.</translation>
        </message>
        <message>
            <source>Many settings on the corpus, with the pairs each finds and misses and the time it takes.</source>
            <translation>Viele Einstellungen auf dem Korpus, mit den Paaren, die jede findet und übersieht, und ihrer Zeit.</translation>
        </message>
        <message>
            <source>Maximum number of pairs to draw from 0.50 to 0.55, from 0.55 to 0.60 and so on.</source>
            <translation>Höchstzahl der Paare, die von 0.50 bis 0.55, von 0.55 bis 0.60 und so weiter gezogen werden.</translation>
        </message>
        <message>
            <source>Memory of the run: texts, shingles, signatures and bands.</source>
            <translation>Speicher des Laufs: Texte, Shingles, Signaturen und Bänder.</translation>
        </message>
        <message>
            <source>Methods that miss this document: signatures, LSH, or both.</source>
            <translation>Methoden, die dieses Dokument übersehen: Signaturen, LSH oder beide.</translation>
        </message>
        <message>
            <source>Missed pairs below the threshold with this setting's shingles: no bands and rows can find them.</source>
            <translation>Übersehene Paare, die mit den Shingles dieser Einstellung unter dem Schwellenwert liegen: Keine Bänder und Zeilen finden sie.</translation>
        </message>
        <message>
            <source>Missed pairs, on a scale that is finer where they are few, or the share of pairs found.</source>
            <translation>Übersehene Paare, auf einer Skala, die feiner ist, wo es wenige sind, oder der Anteil gefundener Paare.</translation>
        </message>
        <message>
            <source>Move the cursor from a moved passage, a difference or a shared shingle to its place in the other text.</source>
            <translation>Bewegt den Cursor von einer verschobenen Stelle, einem Unterschied oder einem gemeinsamen Shingle zur Stelle im anderen Text.</translation>
        </message>
        <message>
            <source>Move the keyboard focus to the text of the selected document, or to the texts of the pair.</source>
            <translation>Setzt den Tastaturfokus in den Text des gewählten Dokuments oder in die Texte des Paars.</translation>
        </message>
        <message>
            <source>Name of the run (F2 renames it); a tick draws its curve on the S-curve page.</source>
            <translation>Name des Laufs (F2 benennt ihn um); ein Häkchen zeichnet seine Kurve auf der Seite „S-Kurve“.</translation>
        </message>
        <message>
            <source>Name the run; its curve shows the name.</source>
            <translation>Benennt den Lauf; seine Kurve zeigt den Namen.</translation>
        </message>
        <message>
            <source>Named recipes: the defaults, and those of published reports.</source>
            <translation>Benannte Rezepte: die Voreinstellung und die veröffentlichter Berichte.</translation>
        </message>
        <message>
            <source>Number and title of the document; for a group, of its keeper.</source>
            <translation>Nummer und Titel des Dokuments; bei einer Gruppe ihres Vertreters.</translation>
        </message>
        <message>
            <source>Number of bands in which both share a bucket.</source>
            <translation>Zahl der Bänder, in denen beide denselben Bucket haben.</translation>
        </message>
        <message>
            <source>Number of bands in which the two signatures agree; one makes the pair a candidate.</source>
            <translation>Zahl der Bänder, in denen die beiden Signaturen übereinstimmen; eines macht das Paar zum Kandidaten.</translation>
        </message>
        <message>
            <source>Number of distinct shingles of the document: the size of its set.</source>
            <translation>Zahl der verschiedenen Shingles des Dokuments: die Größe seiner Menge.</translation>
        </message>
        <message>
            <source>Number of documents in the group, or of identical documents including this one.</source>
            <translation>Zahl der Dokumente in der Gruppe oder der identischen Dokumente, dieses eingeschlossen.</translation>
        </message>
        <message>
            <source>Number of other documents with exactly the same shingle set.</source>
            <translation>Zahl der anderen Dokumente mit genau derselben Shingle-Menge.</translation>
        </message>
        <message>
            <source>Number of the group, from 1, the largest first, as in exported files.</source>
            <translation>Nummer der Gruppe, von 1 an, die größte zuerst, wie in exportierten Dateien.</translation>
        </message>
        <message>
            <source>One band fewer than suggested: stricter, compares less and misses more.</source>
            <translation>Ein Band weniger als vorgeschlagen: strenger, vergleicht weniger und übersieht mehr.</translation>
        </message>
        <message>
            <source>One band more than suggested: looser, finds more and compares more.</source>
            <translation>Ein Band mehr als vorgeschlagen: lockerer, findet mehr und vergleicht mehr.</translation>
        </message>
        <message>
            <source>One row fewer than suggested: looser, finds more and compares more.</source>
            <translation>Eine Zeile weniger als vorgeschlagen: lockerer, findet mehr und vergleicht mehr.</translation>
        </message>
        <message>
            <source>One row more than suggested, with all bands that fit: stricter, compares less and misses more.</source>
            <translation>Eine Zeile mehr als vorgeschlagen, mit allen Bändern, die passen: strenger, vergleicht weniger und übersieht mehr.</translation>
        </message>
        <message>
            <source>Only documents with at least this similarity, as each method measures it, count as neighbours.</source>
            <translation>Nur Dokumente mit mindestens dieser Ähnlichkeit, wie jede Methode sie misst, gelten als Nachbarn.</translation>
        </message>
        <message>
            <source>Open 5 000 synthetic news items with planted near-duplicates.</source>
            <translation>Öffnet 5 000 erzeugte Nachrichten mit eingestreuten Fast-Duplikaten.</translation>
        </message>
        <message>
            <source>Open a copy on this computer.</source>
            <translation>Öffnet eine Kopie auf diesem Rechner.</translation>
        </message>
        <message>
            <source>Open a file with corpus, recipe, runs, sweeps, verdicts and chosen keepers.</source>
            <translation>Öffnet eine Datei mit Korpus, Rezept, Läufen, Messreihen, Urteilen und gewählten Vertretern.</translation>
        </message>
        <message>
            <source>Open every document in a folder and its subfolders.</source>
            <translation>Öffnet jedes Dokument in einem Ordner und seinen Unterordnern.</translation>
        </message>
        <message>
            <source>Open newswire, tables, JSON Lines, Parquet, texts or archives of them.</source>
            <translation>Öffnet Nachrichten, Tabellen, JSON Lines, Parquet, Texte oder Archive daraus.</translation>
        </message>
        <message>
            <source>Pairs of both runs whose similarity or estimate differs.</source>
            <translation>Paare beider Läufe, deren Ähnlichkeit oder Schätzwert verschieden ist.</translation>
        </message>
        <message>
            <source>Pairs of documents that share a bucket in at least one band.</source>
            <translation>Paare von Dokumenten, die in mindestens einem Band denselben Bucket haben.</translation>
        </message>
        <message>
            <source>Pairs of documents with equal shingle sets: every setting finds them.</source>
            <translation>Paare von Dokumenten mit gleichen Shingle-Mengen: Jede Einstellung findet sie.</translation>
        </message>
        <message>
            <source>Pairs of documents. A click on a header or Ctrl+T sorts by a column; right-click a header to choose columns.</source>
            <translation>Paare von Dokumenten. Ein Klick auf einen Spaltenkopf oder Strg+T sortiert nach einer Spalte; ein Rechtsklick darauf wählt Spalten.</translation>
        </message>
        <message>
            <source>Pairs that every setting should find: those known from the exact comparison, or planted in the corpus.</source>
            <translation>Paare, die gefunden werden sollen, nach exaktem Vergleich oder weil sie eingestreut sind.</translation>
        </message>
        <message>
            <source>Pairs that reach the threshold but were not found; the exact join finds them.</source>
            <translation>Paare, die den Schwellenwert erreichen, aber nicht gefunden wurden; der exakte Vergleich findet sie.</translation>
        </message>
        <message>
            <source>Pairs that share a bucket in a band and are compared, identical pairs included.</source>
            <translation>Paare, die in einem Band denselben Bucket haben und verglichen werden, identische eingeschlossen.</translation>
        </message>
        <message>
            <source>Pairs that share a bucket in a band and pass the first-m check.</source>
            <translation>Paare, die in einem Band denselben Bucket haben und die Erste-m-Prüfung bestehen.</translation>
        </message>
        <message>
            <source>Pairs that this run accepted although they are less similar than the threshold.</source>
            <translation>Paare, die dieser Lauf akzeptiert hat, obwohl sie weniger ähnlich sind als der Schwellenwert.</translation>
        </message>
        <message>
            <source>Pairs, memory and time of the selected setting in a larger corpus.</source>
            <translation>Paare, Speicher und Zeit der gewählten Einstellung in einem größeren Korpus.</translation>
        </message>
        <message>
            <source>Position of the document in the corpus, from 0.</source>
            <translation>Position des Dokuments im Korpus, von 0 an.</translation>
        </message>
        <message>
            <source>Position of the document in the corpus, from 0; pairs refer to it.</source>
            <translation>Position des Dokuments im Korpus, von 0 an; Paare beziehen sich darauf.</translation>
        </message>
        <message>
            <source>Position of the first document in the corpus, from 0.</source>
            <translation>Position des ersten Dokuments im Korpus, von 0 an.</translation>
        </message>
        <message>
            <source>Position of the second document in the corpus, from 0.</source>
            <translation>Position des zweiten Dokuments im Korpus, von 0 an.</translation>
        </message>
        <message>
            <source>Position of the shingle in the text, from 1.</source>
            <translation>Position des Shingles im Text, von 1 an.</translation>
        </message>
        <message>
            <source>Predict what the selected setting will find and cost in a corpus of this many documents like these.</source>
            <translation>Sagt voraus, was die gewählte Einstellung in einem Korpus aus so vielen solchen Dokumenten findet und kostet.</translation>
        </message>
        <message>
            <source>Predicted from the S-curve and the similarities of this corpus, with limits for 95 of 100 hash seeds.</source>
            <translation>Vorhergesagt aus der S-Kurve und den Ähnlichkeiten dieses Korpus, mit Grenzen für 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>Probability that a pair exactly as similar as the threshold shares a bucket in a band.</source>
            <translation>Wahrscheinlichkeit, dass ein Paar, das genau so ähnlich ist wie der Schwellenwert, in einem Band denselben Bucket hat.</translation>
        </message>
        <message>
            <source>Probability that such a pair becomes a candidate and passes the first-m check.</source>
            <translation>Wahrscheinlichkeit, dass ein solches Paar Kandidat wird und die Erste-m-Prüfung besteht.</translation>
        </message>
        <message>
            <source>Probability that such a pair is a candidate, passes any first-m check, and has an estimate of at least t.</source>
            <translation>Wahrscheinlichkeit, dass ein solches Paar Kandidat ist, eine etwaige Erste-m-Prüfung besteht und einen Schätzwert von mindestens t hat.</translation>
        </message>
        <message>
            <source>Progress of the exact comparison of all pairs, then of the evaluation of every choice of bands and rows.</source>
            <translation>Fortschritt des exakten Vergleichs aller Paare, dann der Bewertung jeder Wahl von Bändern und Zeilen.</translation>
        </message>
        <message>
            <source>Put an apostrophe before texts that a spreadsheet would read as a formula: those that begin with = + - @, a tab or a carriage return.</source>
            <translation>Setzt einen Apostroph vor Texte, die eine Tabellenkalkulation als Formel läse: solche, die mit = + - @, einem Tabulator oder einem Wagenrücklauf beginnen.</translation>
        </message>
        <message>
            <source>Reaches the goal with the fewest expected candidates, or comes nearest to it.</source>
            <translation>Erreicht das Ziel mit den wenigsten erwarteten Kandidaten oder kommt ihm am nächsten.</translation>
        </message>
        <message>
            <source>Read as the id of a document.</source>
            <translation>Wird als Kennung eines Dokuments gelesen.</translation>
        </message>
        <message>
            <source>Read as the text of the documents; only texts are compared.</source>
            <translation>Wird als Text der Dokumente gelesen; nur Texte werden verglichen.</translation>
        </message>
        <message>
            <source>Read as the title of a document in lists.</source>
            <translation>Wird als Titel eines Dokuments in Listen gelesen.</translation>
        </message>
        <message>
            <source>Read the corpus again from the same files, with the same options.</source>
            <translation>Liest das Korpus erneut aus denselben Dateien, mit denselben Optionen.</translation>
        </message>
        <message>
            <source>Read the whole corpus.</source>
            <translation>Liest das ganze Korpus.</translation>
        </message>
        <message>
            <source>Read what each part of the window and each command does.</source>
            <translation>Beschreibt jeden Teil des Fensters und jeden Befehl (auf Englisch).</translation>
        </message>
        <message>
            <source>Records of the source that were skipped or are damaged, and why.</source>
            <translation>Datensätze der Quelle, die übersprungen wurden oder beschädigt sind, und warum.</translation>
        </message>
        <message>
            <source>Records that were skipped or are damaged, and where they are.</source>
            <translation>Datensätze, die übersprungen wurden oder beschädigt sind, und ihre Stelle.</translation>
        </message>
        <message>
            <source>Redo the last undone change to the recipe or removal of a run. In the table and the texts of Pairs, the key redoes a verdict; on Groups, a verdict or a choice of a keeper.</source>
            <translation>Die zuletzt rückgängig gemachte Änderung des Rezepts oder das Entfernen eines Laufs wiederherstellen. In der Tabelle und den Texten von Paare stellt die Taste ein Urteil wieder her, in Gruppen ein Urteil oder die Wahl eines Vertreters.</translation>
        </message>
        <message>
            <source>Redo the last undone step on this page.</source>
            <translation>Den zuletzt rückgängig gemachten Schritt auf dieser Seite wiederherstellen.</translation>
        </message>
        <message>
            <source>Reduce only the font of the texts; Ctrl+wheel does the same.</source>
            <translation>Verkleinert nur die Schrift der Texte; Strg+Rad tut dasselbe.</translation>
        </message>
        <message>
            <source>Remove everything up to the first blank line of each text.</source>
            <translation>Entfernt alles bis zur ersten Leerzeile jedes Textes.</translation>
        </message>
        <message>
            <source>Remove the run from the panel; Undo brings it back.</source>
            <translation>Entfernt den Lauf aus der Liste; „Rückgängig“ bringt ihn zurück.</translation>
        </message>
        <message>
            <source>Replace each long equal stretch with one line.</source>
            <translation>Ersetzt jede lange gleiche Strecke durch eine Zeile.</translation>
        </message>
        <message>
            <source>Reproduce a published figure or table on this corpus, beside the printed numbers.</source>
            <translation>Wiederholt eine veröffentlichte Abbildung oder Tabelle auf diesem Korpus, neben den gedruckten Zahlen.</translation>
        </message>
        <message>
            <source>Return to the window; nothing is saved or lost.</source>
            <translation>Kehrt zum Fenster zurück; nichts wird gesichert oder geht verloren.</translation>
        </message>
        <message>
            <source>Run a saved run's recipe on this corpus and add the result to the Runs panel.</source>
            <translation>Führt das Rezept eines gesicherten Laufs auf diesem Korpus aus und fügt das Ergebnis den Läufen hinzu.</translation>
        </message>
        <message>
            <source>Run every combination on the corpus.</source>
            <translation>Führt jede Kombination auf dem Korpus aus.</translation>
        </message>
        <message>
            <source>Run every setting with this many hash seeds; charts show minimum, mean and maximum.</source>
            <translation>Führt jede Einstellung mit so vielen Hash-Startwerten aus; Diagramme zeigen Minimum, Mittel und Maximum.</translation>
        </message>
        <message>
            <source>Run the combinations without a row; costly ones only if no others are left.</source>
            <translation>Führt die Kombinationen ohne Zeile aus; teure nur, wenn keine anderen übrig sind.</translation>
        </message>
        <message>
            <source>Run the recipe after every edit; if off, edits wait until F5 runs them.</source>
            <translation>Führt das Rezept nach jeder Änderung aus; sonst warten Änderungen, bis F5 sie ausführt.</translation>
        </message>
        <message>
            <source>Run the recipe again if a run was cancelled or ran out of memory; edits run automatically.</source>
            <translation>Führt das Rezept erneut aus, wenn ein Lauf abgebrochen wurde oder ihm der Speicher ausging; Änderungen laufen von selbst.</translation>
        </message>
        <message>
            <source>Run the selected setting and add it to the Runs panel; the recipe stays unchanged.</source>
            <translation>Führt die gewählte Einstellung aus und fügt sie den Läufen hinzu; das Rezept bleibt unverändert.</translation>
        </message>
        <message>
            <source>Run the sweep that is set up above.</source>
            <translation>Führt die oben eingestellte Messreihe aus.</translation>
        </message>
        <message>
            <source>Run the sweep with the current recipe; Previous table brings these rows back.</source>
            <translation>Führt die Messreihe mit dem aktuellen Rezept aus; „Vorige Tabelle“ bringt diese Zeilen zurück.</translation>
        </message>
        <message>
            <source>Save the file, then continue.</source>
            <translation>Sichert die Datei und fährt dann fort.</translation>
        </message>
        <message>
            <source>Save the manual with a table of contents, on A4 pages.</source>
            <translation>Das Handbuch mit Inhaltsverzeichnis auf A4-Seiten sichern.</translation>
        </message>
        <message>
            <source>Save the path of the corpus, the recipe, the runs to compare, the sweeps, verdicts and chosen keepers.</source>
            <translation>Sichert den Pfad des Korpus, das Rezept, die Läufe zum Vergleich, die Messreihen, Urteile und gewählten Vertreter.</translation>
        </message>
        <message>
            <source>Save the run under another name.</source>
            <translation>Sichert den Lauf unter einem anderen Namen.</translation>
        </message>
        <message>
            <source>Search the documents shown on the page.</source>
            <translation>Durchsucht die auf der Seite gezeigten Dokumente.</translation>
        </message>
        <message>
            <source>Searches the text, or both texts of a pair, ignoring case.</source>
            <translation>Durchsucht den Text oder beide Texte eines Paars, groß oder klein.</translation>
        </message>
        <message>
            <source>Set the recipe to that of the selected row, with all parameters of its sweep (a row of means: the first seed); Undo reverses that.</source>
            <translation>Setzt das Rezept auf das der gewählten Zeile, mit allen Parametern ihrer Messreihe (eine Zeile von Mittelwerten: der erste Startwert); Rückgängig hebt das auf.</translation>
        </message>
        <message>
            <source>Shade the shared shingles, and mark only differences that the recipe sees.</source>
            <translation>Hinterlegt die gemeinsamen Shingles und markiert nur Unterschiede, die das Rezept sieht.</translation>
        </message>
        <message>
            <source>Share of all pairs of documents that were not compared because they are not candidates.</source>
            <translation>Anteil aller Paare von Dokumenten, die nicht verglichen wurden, weil sie keine Kandidaten sind.</translation>
        </message>
        <message>
            <source>Share of signature values that agree: the signatures' estimate of J.</source>
            <translation>Anteil der Signaturwerte, die übereinstimmen: der Schätzwert der Signaturen für J.</translation>
        </message>
        <message>
            <source>Share of the accepted and judged pairs that you judged same or near; unsure ones are left out. Each verdict counts once, whereas Pairs weights the strata by their pairs.</source>
            <translation>Anteil der akzeptierten und beurteilten Paare, die Sie als gleich oder verwandt beurteilt haben; unsichere zählen nicht. Jedes Urteil zählt einmal, während „Paare“ die Schichten nach ihren Paaren gewichtet.</translation>
        </message>
        <message>
            <source>Share of the accepted pairs of different documents that are true pairs.</source>
            <translation>Anteil der akzeptierten Paare verschiedener Dokumente, die wahre Paare sind.</translation>
        </message>
        <message>
            <source>Share of the different pairs with a similarity of at least the threshold that this run found, according to an exact comparison of all pairs.</source>
            <translation>Anteil der verschiedenen Paare mit einer Ähnlichkeit ab dem Schwellenwert, den dieser Lauf gefunden hat, nach einem exakten Vergleich aller Paare.</translation>
        </message>
        <message>
            <source>Share of the pairs judged same or near that was found, regardless of k, stop words and threshold.</source>
            <translation>Anteil der als gleich oder verwandt beurteilten Paare, der gefunden wurde, unabhängig von k, Stoppwörtern und Schwellenwert.</translation>
        </message>
        <message>
            <source>Share of the similar pairs of different documents found, with the run's own shingles and threshold, with limits for 95 of 100 hash seeds if they are known.</source>
            <translation>Anteil der gefundenen verschiedenen ähnlichen Paare, nach den Shingles und dem Schwellenwert des Laufs, mit Grenzen für 95 von 100 Hash-Startwerten, falls bekannt.</translation>
        </message>
        <message>
            <source>Share of the similar pairs of different documents that a setting should find; Suggest shares this goal.</source>
            <translation>Anteil der verschiedenen ähnlichen Paare, den eine Einstellung finden soll; „Vorschlagen“ hat dasselbe Ziel.</translation>
        </message>
        <message>
            <source>Share of the similar pairs of different documents that was found; identical pairs always are.</source>
            <translation>Anteil der verschiedenen ähnlichen Paare, der gefunden wurde; identische werden immer gefunden.</translation>
        </message>
        <message>
            <source>Shared shingles divided by the size of the smaller set: 1 if one text is fully contained in the other; ≈ marks an estimate from the signatures.</source>
            <translation>Gemeinsame Shingles, geteilt durch die Größe der kleineren Menge: 1, wenn ein Text ganz im anderen enthalten ist; ≈ kennzeichnet einen Schätzwert aus den Signaturen.</translation>
        </message>
        <message>
            <source>Show only the scene, the plot or the texts of the page; Esc exits. On the Lesson page F5 does the same.</source>
            <translation>Zeigt nur die Szene, das Diagramm oder die Texte der Seite; Esc verlässt das. Auf der Seite „Lektion“ tut F5 dasselbe.</translation>
        </message>
        <message>
            <source>Show or hide the parameters.</source>
            <translation>Zeigt oder verbirgt die Parameter.</translation>
        </message>
        <message>
            <source>Show or hide the runs to compare.</source>
            <translation>Zeigt oder verbirgt die Läufe zum Vergleich.</translation>
        </message>
        <message>
            <source>Show or hide why the pair was found or missed, beside its texts.</source>
            <translation>Zeigt oder verbirgt neben den Texten, warum das Paar gefunden oder übersehen wurde.</translation>
        </message>
        <message>
            <source>Show rarely changed parameters too.</source>
            <translation>Zeigt auch selten geänderte Parameter.</translation>
        </message>
        <message>
            <source>Show text at the desktop's font size.</source>
            <translation>Zeigt Text in der Schriftgröße des Desktops.</translation>
        </message>
        <message>
            <source>Show the Lesson page.</source>
            <translation>Zeigt die Seite „Lektion“.</translation>
        </message>
        <message>
            <source>Show the first document on the right and the second on the left.</source>
            <translation>Zeigt das erste Dokument rechts und das zweite links.</translation>
        </message>
        <message>
            <source>Show the group of the selected document, or of the first document of the pair.</source>
            <translation>Zeigt die Gruppe des gewählten Dokuments oder des ersten Dokuments des Paars.</translation>
        </message>
        <message>
            <source>Show the messages again.</source>
            <translation>Zeigt die Meldungen wieder.</translation>
        </message>
        <message>
            <source>Show the next pair of the table.</source>
            <translation>Zeigt das nächste Paar der Tabelle.</translation>
        </message>
        <message>
            <source>Show the previous pair of the table.</source>
            <translation>Zeigt das vorige Paar der Tabelle.</translation>
        </message>
        <message>
            <source>Show the second document of the pair in the list of all documents.</source>
            <translation>Zeigt das zweite Dokument des Paars in der Liste aller Dokumente.</translation>
        </message>
        <message>
            <source>Show the selected document, or the first of the pair, in the list of all documents.</source>
            <translation>Zeigt das gewählte Dokument oder das erste des Paars in der Liste aller Dokumente.</translation>
        </message>
        <message>
            <source>Show the texts at the window's font size.</source>
            <translation>Zeigt die Texte in der Schriftgröße des Fensters.</translation>
        </message>
        <message>
            <source>Show the texts in a font whose characters all have the same width.</source>
            <translation>Zeigt die Texte in einer Schrift, deren Zeichen alle gleich breit sind.</translation>
        </message>
        <message>
            <source>Show the version and the licence of this program.</source>
            <translation>Zeigt die Version und die Lizenz dieses Programms.</translation>
        </message>
        <message>
            <source>Show the whole range again; Home and a double click do the same.</source>
            <translation>Zeigt wieder den ganzen Bereich; Pos1 und ein Doppelklick tun dasselbe.</translation>
        </message>
        <message>
            <source>Show the window in English after a restart.</source>
            <translation>Zeigt das Fenster ab dem nächsten Start auf Englisch.</translation>
        </message>
        <message>
            <source>Show the window in German after a restart; error messages, reports, some remarks and the manual stay in English.</source>
            <translation>Zeigt das Fenster ab dem nächsten Start auf Deutsch; Fehlermeldungen, Berichte, einige Hinweise und das Handbuch bleiben englisch.</translation>
        </message>
        <message>
            <source>Show the window in German on a German desktop, otherwise in English.</source>
            <translation>Zeigt das Fenster auf einem deutschen Desktop auf Deutsch, sonst auf Englisch.</translation>
        </message>
        <message>
            <source>Show what Reuters-21578 is and where to find it, and download it if you like.</source>
            <translation>Zeigt, was Reuters-21578 ist und wo man es findet, und lädt es auf Wunsch herunter.</translation>
        </message>
        <message>
            <source>Show what the Amazon Books Reviews are and how to get them.</source>
            <translation>Zeigt, was die Amazon Books Reviews sind und wie man sie bekommt.</translation>
        </message>
        <message>
            <source>Shows what each setting finds and costs; the selected one is drawn and can be adopted.</source>
            <translation>Zeigt, was jede Einstellung findet und kostet; die gewählte wird gezeichnet und lässt sich übernehmen.</translation>
        </message>
        <message>
            <source>Similar pairs found by the current run but not by this row's; Enter lists them.</source>
            <translation>Ähnliche Paare, die der aktuelle Lauf gefunden hat, der dieser Zeile aber nicht; Eingabe listet sie auf.</translation>
        </message>
        <message>
            <source>Similar pairs found by this row's run but not by the current one; Enter lists them.</source>
            <translation>Ähnliche Paare, die der Lauf dieser Zeile gefunden hat, der aktuelle aber nicht; Eingabe listet sie auf.</translation>
        </message>
        <message>
            <source>Similar pairs of different documents that this run found, of all such pairs in the corpus.</source>
            <translation>Ähnliche Paare verschiedener Dokumente, die dieser Lauf gefunden hat, von allen solchen Paaren des Korpus.</translation>
        </message>
        <message>
            <source>Similar pairs of the other run that are below the threshold with this run's shingles, so no choice of bands and rows can find them.</source>
            <translation>Ähnliche Paare des anderen Laufs, die mit den Shingles dieses Laufs unter dem Schwellenwert liegen, sodass keine Bänder und Zeilen sie finden können.</translation>
        </message>
        <message>
            <source>Similar pairs that both runs found.</source>
            <translation>Ähnliche Paare, die beide Läufe gefunden haben.</translation>
        </message>
        <message>
            <source>Similar pairs that both runs found; Enter lists them.</source>
            <translation>Ähnliche Paare, die beide Läufe gefunden haben; Eingabe listet sie auf.</translation>
        </message>
        <message>
            <source>Similar pairs that the other run found but this one did not.</source>
            <translation>Ähnliche Paare, die der andere Lauf gefunden hat, dieser aber nicht.</translation>
        </message>
        <message>
            <source>Similar pairs that this run did not find.</source>
            <translation>Ähnliche Paare, die dieser Lauf nicht gefunden hat.</translation>
        </message>
        <message>
            <source>Similar pairs that this run found but the other did not.</source>
            <translation>Ähnliche Paare, die dieser Lauf gefunden hat, der andere aber nicht.</translation>
        </message>
        <message>
            <source>Similar pairs that were not found.</source>
            <translation>Ähnliche Paare, die nicht gefunden wurden.</translation>
        </message>
        <message>
            <source>Similar pairs, and two documents side by side.</source>
            <translation>Ähnliche Paare, und zwei Dokumente nebeneinander.</translation>
        </message>
        <message>
            <source>Similarity at which the candidate curve is steepest and separates pairs best.</source>
            <translation>Ähnlichkeit, bei der die Kandidatenkurve am steilsten ist und Paare am besten trennt.</translation>
        </message>
        <message>
            <source>Similarity estimated from the signatures: the share of their values that agree.</source>
            <translation>Aus den Signaturen geschätzte Ähnlichkeit: der Anteil ihrer Werte, die übereinstimmen.</translation>
        </message>
        <message>
            <source>Similarity of the document to its keeper.</source>
            <translation>Ähnlichkeit des Dokuments mit seinem Vertreter.</translation>
        </message>
        <message>
            <source>Similarity of the weakest link: with a higher threshold, the group splits there. The cell's tooltip has its containment.</source>
            <translation>Ähnlichkeit der schwächsten Verbindung: Bei höherem Schwellenwert teilt sich die Gruppe dort. Der Tooltip der Zelle nennt ihr Enthaltensein.</translation>
        </message>
        <message>
            <source>Similarity threshold.</source>
            <translation>Schwellenwert der Ähnlichkeit.</translation>
        </message>
        <message>
            <source>Sort the table by the column of the current cell.</source>
            <translation>Sortiert die Tabelle nach der Spalte der aktuellen Zelle.</translation>
        </message>
        <message>
            <source>Stop after the current row; finished rows stay.</source>
            <translation>Stoppt nach der aktuellen Zeile; fertige Zeilen bleiben.</translation>
        </message>
        <message>
            <source>Stop all work and close the window.</source>
            <translation>Stoppt alle Arbeit und schließt das Fenster.</translation>
        </message>
        <message>
            <source>Stop loading, running or exporting; the previous corpus and result stay.</source>
            <translation>Stoppt das Laden, Ausführen oder Exportieren; das vorige Korpus und Ergebnis bleiben.</translation>
        </message>
        <message>
            <source>Stop the download and delete the partial file.</source>
            <translation>Stoppt das Herunterladen und löscht die unvollständige Datei.</translation>
        </message>
        <message>
            <source>Stop this work; the previous corpus and result stay (Esc).</source>
            <translation>Stoppt diese Arbeit; das vorige Korpus und Ergebnis bleiben (Esc).</translation>
        </message>
        <message>
            <source>Sum of the stages after reading; a reused stage counts with the time it took.</source>
            <translation>Summe der Stufen nach dem Lesen; eine wiederverwendete Stufe zählt mit der Zeit, die sie brauchte.</translation>
        </message>
        <message>
            <source>Take every listed pair.</source>
            <translation>Nimmt jedes aufgelistete Paar.</translation>
        </message>
        <message>
            <source>Take the pairs nearest to the threshold.</source>
            <translation>Nimmt die Paare, die dem Schwellenwert am nächsten sind.</translation>
        </message>
        <message>
            <source>The addresses of the file; both have the same content.</source>
            <translation>Die Adressen der Datei; beide haben denselben Inhalt.</translation>
        </message>
        <message>
            <source>The character around fields that contain separators or line breaks.</source>
            <translation>Das Zeichen um Felder, die Trennzeichen oder Zeilenumbrüche enthalten.</translation>
        </message>
        <message>
            <source>The character between the fields of a table; you can also type one.</source>
            <translation>Das Zeichen zwischen den Feldern einer Tabelle; Sie können auch eines eingeben.</translation>
        </message>
        <message>
            <source>The column or field whose texts are compared; you can type a path (doc.text) or several names (title,text).</source>
            <translation>Die Spalte oder das Feld mit den verglichenen Texten; Sie können einen Pfad (doc.text) oder mehrere Namen (title,text) eingeben.</translation>
        </message>
        <message>
            <source>The column or field with the document's id, if any.</source>
            <translation>Die Spalte oder das Feld mit der Kennung des Dokuments, falls vorhanden.</translation>
        </message>
        <message>
            <source>The column or field with the title shown in lists, if any.</source>
            <translation>Die Spalte oder das Feld mit dem Titel in Listen, falls vorhanden.</translation>
        </message>
        <message>
            <source>The counts of the run, and their meaning.</source>
            <translation>Die Zahlen des Laufs und ihre Bedeutung.</translation>
        </message>
        <message>
            <source>The document as it was read.</source>
            <translation>Das Dokument, wie es gelesen wurde.</translation>
        </message>
        <message>
            <source>The documents in the group and the links between them.</source>
            <translation>Die Dokumente der Gruppe und ihre Verbindungen.</translation>
        </message>
        <message>
            <source>The documents nearest to a document or to any text, by three methods.</source>
            <translation>Die nächsten Dokumente eines Dokuments oder eines beliebigen Textes, nach drei Methoden.</translation>
        </message>
        <message>
            <source>The encoding of the text; you can also type one, such as KOI8-R.</source>
            <translation>Die Kodierung des Textes; Sie können auch eine eingeben, etwa KOI8-R.</translation>
        </message>
        <message>
            <source>The file format, detected from the content; you can choose another one.</source>
            <translation>Das Dateiformat, am Inhalt erkannt; Sie können ein anderes wählen.</translation>
        </message>
        <message>
            <source>The file, folder or archive to read.</source>
            <translation>Die zu lesende Datei, der Ordner oder das Archiv.</translation>
        </message>
        <message>
            <source>The first document, the longest text, the one with the largest sum of similarities, or the one with the highest number or latest date, or the lowest number or earliest date, in a column of the source.</source>
            <translation>Das erste Dokument, der längste Text, das mit der größten Summe der Ähnlichkeiten, oder das mit der höchsten Zahl oder dem spätesten Datum, der niedrigsten Zahl oder dem frühesten Datum in einer Spalte der Quelle.</translation>
        </message>
        <message>
            <source>The first records as they would be read. Click a column to use its texts.</source>
            <translation>Die ersten Datensätze, wie sie gelesen würden. Klicken Sie eine Spalte an, um ihre Texte zu verwenden.</translation>
        </message>
        <message>
            <source>The first rule uses this corpus: the fewest candidates that reach the goal. The next two are textbook rules, which use no corpus: the divisors of n whose (1/b)^(1/r) is nearest to t, and the smallest weighted area of both errors, as in datasketch. The last is for engines that treat every candidate as a duplicate.</source>
            <translation>Die erste Regel nutzt dieses Korpus: die wenigsten Kandidaten, die das Ziel erreichen. Die nächsten zwei sind Lehrbuchregeln ohne Korpus: die Teiler von n, deren (1/b)^(1/r) t am nächsten liegt, und die kleinste gewichtete Fläche beider Fehler wie in datasketch. Die letzte ist für Programme, die jeden Kandidaten als Duplikat behandeln.</translation>
        </message>
        <message>
            <source>The hash seed of the run.</source>
            <translation>Der Hash-Startwert des Laufs.</translation>
        </message>
        <message>
            <source>The highest similarity of two different documents in this corpus, shown because no pair reaches the threshold.</source>
            <translation>Die höchste Ähnlichkeit zweier verschiedener Dokumente in diesem Korpus, gezeigt, weil kein Paar den Schwellenwert erreicht.</translation>
        </message>
        <message>
            <source>The keeper is chosen by the numbers or dates in this column.</source>
            <translation>Der Vertreter wird nach den Zahlen oder Daten dieser Spalte gewählt.</translation>
        </message>
        <message>
            <source>The memory of the run, in total and per document.</source>
            <translation>Der Speicher des Laufs, insgesamt und pro Dokument.</translation>
        </message>
        <message>
            <source>The memory that a run may use, in gigabytes.</source>
            <translation>Der Speicher, den ein Lauf nutzen darf, in Gigabyte.</translation>
        </message>
        <message>
            <source>The name stored with your verdicts from now on.</source>
            <translation>Der Name, der von nun an mit Ihren Urteilen gesichert wird.</translation>
        </message>
        <message>
            <source>The next listed pair: the one nearest to the threshold, one drawn at random and evenly from the strata of 0.05, or the next unjudged row. The limits of precision hold for pairs drawn at random.</source>
            <translation>Das nächste aufgelistete Paar: das dem Schwellenwert nächste, ein zufällig und gleichmäßig aus den Schichten von 0.05 gezogenes, oder die nächste unbeurteilte Zeile. Die Grenzen der Genauigkeit gelten für zufällig gezogene Paare.</translation>
        </message>
        <message>
            <source>The note of the verdict that counts.</source>
            <translation>Die Notiz des Urteils, das zählt.</translation>
        </message>
        <message>
            <source>The number of documents by length, in tokens.</source>
            <translation>Die Zahl der Dokumente nach Länge, in Token.</translation>
        </message>
        <message>
            <source>The number of groups by size.</source>
            <translation>Die Zahl der Gruppen nach Größe.</translation>
        </message>
        <message>
            <source>The number of groups by size; a click goes to the first of that size.</source>
            <translation>Die Zahl der Gruppen nach Größe; ein Klick geht zur ersten dieser Größe.</translation>
        </message>
        <message>
            <source>The number of nearest documents that each method lists.</source>
            <translation>Die Zahl der nächsten Dokumente, die jede Methode auflistet.</translation>
        </message>
        <message>
            <source>The number that represents the shingle in the document's set, in hexadecimal.</source>
            <translation>Die Zahl, die in der Menge des Dokuments für das Shingle steht, hexadezimal.</translation>
        </message>
        <message>
            <source>The number that the colours show.</source>
            <translation>Die Zahl, die die Farben zeigen.</translation>
        </message>
        <message>
            <source>The page that describes the corpus.</source>
            <translation>Die Seite, die das Korpus beschreibt.</translation>
        </message>
        <message>
            <source>The pair's value in the baseline and in this run: J, or the estimate if J is equal.</source>
            <translation>Der Wert des Paars im Vergleichslauf und in diesem Lauf: J, oder der Schätzwert bei gleichem J.</translation>
        </message>
        <message>
            <source>The pairs that every setting should find, determined by exact comparison; your verdicts, if any, count separately.</source>
            <translation>Die Paare, die jede Einstellung finden soll, exakt bestimmt; Ihre Urteile zählen gesondert.</translation>
        </message>
        <message>
            <source>The pairs that the table lists: found, missed, compared needlessly, or only in one of two runs.</source>
            <translation>Die Paare, die die Tabelle auflistet: gefunden, übersehen, unnötig verglichen oder nur in einem von zwei Läufen.</translation>
        </message>
        <message>
            <source>The part of the file shown here.</source>
            <translation>Der hier gezeigte Teil der Datei.</translation>
        </message>
        <message>
            <source>The probability that a pair becomes a candidate, by its similarity.</source>
            <translation>Die Wahrscheinlichkeit, dass ein Paar Kandidat wird, nach seiner Ähnlichkeit.</translation>
        </message>
        <message>
            <source>The query text; it need not be in the corpus.</source>
            <translation>Der Anfragetext; er muss nicht im Korpus sein.</translation>
        </message>
        <message>
            <source>The reason why this cannot be opened yet.</source>
            <translation>Der Grund, warum sich das noch nicht öffnen lässt.</translation>
        </message>
        <message>
            <source>The sequences of k tokens by which the recipe compares documents.</source>
            <translation>Die Folgen von k Token, anhand derer das Rezept Dokumente vergleicht.</translation>
        </message>
        <message>
            <source>The share of the file received so far.</source>
            <translation>Der bisher empfangene Anteil der Datei.</translation>
        </message>
        <message>
            <source>The shorter text of each listed pair has at least this many words.</source>
            <translation>Der kürzere Text jedes aufgelisteten Paars hat mindestens so viele Wörter.</translation>
        </message>
        <message>
            <source>The source's name for the document; may be empty or repeated.</source>
            <translation>Der Name des Dokuments in der Quelle; kann leer sein oder sich wiederholen.</translation>
        </message>
        <message>
            <source>The text as it was read.</source>
            <translation>Der Text, wie er gelesen wurde.</translation>
        </message>
        <message>
            <source>The time of each stage when it was last computed, and the peak memory so far.</source>
            <translation>Die Zeit jeder Stufe bei ihrer letzten Berechnung und der bisher höchste Speicher.</translation>
        </message>
        <message>
            <source>The time of each stage when it was last computed.</source>
            <translation>Die Zeit jeder Stufe bei ihrer letzten Berechnung.</translation>
        </message>
        <message>
            <source>The tokens of the document after cleaning; struck-out words are ignored.</source>
            <translation>Die Token des Dokuments nach der Bereinigung; durchgestrichene Wörter werden übergangen.</translation>
        </message>
        <message>
            <source>The tokens of the shingle.</source>
            <translation>Die Token des Shingles.</translation>
        </message>
        <message>
            <source>The tokens that the recipe makes from the text, before shingling.</source>
            <translation>Die Token, die das Rezept aus dem Text macht, vor dem Zerlegen in Shingles.</translation>
        </message>
        <message>
            <source>The verdict that counts for the two texts; keys 1 to 4 give yours, and the tooltip shows the note.</source>
            <translation>Das Urteil über die beiden Texte, das zählt; die Tasten 1 bis 4 geben Ihres, und der Tooltip zeigt die Notiz.</translation>
        </message>
        <message>
            <source>This is not compared.</source>
            <translation>Das wird nicht verglichen.</translation>
        </message>
        <message>
            <source>Time of all stages, from reading to verifying.</source>
            <translation>Zeit aller Stufen, vom Lesen bis zum Verifizieren.</translation>
        </message>
        <message>
            <source>Title of the document, or its first words.</source>
            <translation>Titel des Dokuments oder seine ersten Wörter.</translation>
        </message>
        <message>
            <source>Title of the document, or the beginning of its text.</source>
            <translation>Titel des Dokuments oder der Anfang seines Textes.</translation>
        </message>
        <message>
            <source>Title of the document, or the beginning of its text; ✗: another method misses it.</source>
            <translation>Titel des Dokuments oder der Anfang seines Textes; ✗: Eine andere Methode übersieht es.</translation>
        </message>
        <message>
            <source>Title of the first document, or its first words.</source>
            <translation>Titel des ersten Dokuments oder seine ersten Wörter.</translation>
        </message>
        <message>
            <source>Title of the second document, or its first words.</source>
            <translation>Titel des zweiten Dokuments oder seine ersten Wörter.</translation>
        </message>
        <message>
            <source>True pairs that were accepted.</source>
            <translation>Wahre Paare, die akzeptiert wurden.</translation>
        </message>
        <message>
            <source>True pairs that were not found.</source>
            <translation>Wahre Paare, die nicht gefunden wurden.</translation>
        </message>
        <message>
            <source>Undo the last change to the recipe or removal of a run. In the table and the texts of Pairs, the key undoes the last verdict; on Groups, the last verdict or choice of a keeper.</source>
            <translation>Die letzte Änderung des Rezepts oder das Entfernen eines Laufs rückgängig machen. In der Tabelle und den Texten von Paare macht die Taste das letzte Urteil rückgängig, in Gruppen das letzte Urteil oder die letzte Wahl eines Vertreters.</translation>
        </message>
        <message>
            <source>Undo the last step on this page.</source>
            <translation>Den letzten Schritt auf dieser Seite rückgängig machen.</translation>
        </message>
        <message>
            <source>Undo the last verdict or note and go to its pair. In table and texts, Ctrl+Z does the same; Ctrl+Shift+Z or Ctrl+Y redoes it.</source>
            <translation>Das letzte Urteil oder die letzte Notiz rückgängig machen und zu seinem Paar gehen. In Tabelle und Texten tut Strg+Z dasselbe; Strg+Umschalt+Z oder Strg+Y stellt es wieder her.</translation>
        </message>
        <message>
            <source>Use the rule for every group again.</source>
            <translation>Wendet auf jede Gruppe wieder die Regel an.</translation>
        </message>
        <message>
            <source>Use the rule for the selected group again.</source>
            <translation>Wendet auf die gewählte Gruppe wieder die Regel an.</translation>
        </message>
        <message>
            <source>Use the run's recipe; Undo reverses that.</source>
            <translation>Übernimmt das Rezept des Laufs; „Rückgängig“ hebt das auf.</translation>
        </message>
        <message>
            <source>Use the selected bands and rows in the recipe; Undo reverses that.</source>
            <translation>Übernimmt die gewählten Bänder und Zeilen in das Rezept; „Rückgängig“ hebt das auf.</translation>
        </message>
        <message>
            <source>Use this limit from the next run on.</source>
            <translation>Verwendet diese Grenze ab dem nächsten Lauf.</translation>
        </message>
        <message>
            <source>Use this name for verdicts from now on.</source>
            <translation>Verwendet diesen Namen von nun an für Urteile.</translation>
        </message>
        <message>
            <source>Weight of the area of missed pairs; false candidates get 1 minus this weight.</source>
            <translation>Gewicht der Fläche übersehener Paare; falsche Kandidaten bekommen den Rest zu 1.</translation>
        </message>
        <message>
            <source>What is wrong with the record.</source>
            <translation>Der Schaden des Datensatzes.</translation>
        </message>
        <message>
            <source>Whether the document is one of the true nearest documents.</source>
            <translation>Ob das Dokument eines der wahren nächsten Dokumente ist.</translation>
        </message>
        <message>
            <source>Whether the first record contains the column names.</source>
            <translation>Ob der erste Datensatz die Spaltennamen enthält.</translation>
        </message>
        <message>
            <source>Whether the record was skipped or salvaged (read in part).</source>
            <translation>Ob der Datensatz übersprungen oder teilweise gelesen wurde.</translation>
        </message>
        <message>
            <source>Whether the shingle has occurred before, and the number of this occurrence.</source>
            <translation>Ob das Shingle schon vorkam, und die Nummer dieses Vorkommens.</translation>
        </message>
        <message>
            <source>Words or characters left after cleaning; they make up the shingles.</source>
            <translation>Wörter oder Zeichen, die nach der Bereinigung bleiben; aus ihnen bestehen die Shingles.</translation>
        </message>
        <message>
            <source>Write a note on the pair; Enter saves it, Esc leaves it unsaved until N brings it back.</source>
            <translation>Schreibt eine Notiz zum Paar; Eingabe sichert sie, Esc lässt sie ungesichert, bis N sie zurückholt.</translation>
        </message>
        <message>
            <source>Write every column as CSV in run order, and as a JSON file that the command line can continue.</source>
            <translation>Schreibt jede Spalte als CSV in der Reihenfolge der Läufe, und als JSON-Datei, die die Kommandozeile fortsetzen kann.</translation>
        </message>
        <message>
            <source>Write every document in every group as CSV, with its keeper, similarity and link.</source>
            <translation>Schreibt jedes Dokument jeder Gruppe als CSV, mit Vertreter, Ähnlichkeit und Verbindung.</translation>
        </message>
        <message>
            <source>Write every document in every group, with its keeper, similarity and link.</source>
            <translation>Schreibt jedes Dokument jeder Gruppe, mit Vertreter, Ähnlichkeit und Verbindung.</translation>
        </message>
        <message>
            <source>Write exactly the pairs listed on the Pairs page, as CSV or JSON Lines.</source>
            <translation>Schreibt genau die Paare, die die Seite „Paare“ auflistet, als CSV oder JSON Lines.</translation>
        </message>
        <message>
            <source>Write one slide with curve, recall, candidates, missed pairs and command: PNG, SVG or PDF.</source>
            <translation>Schreibt eine Folie mit Kurve, Trefferquote, Kandidaten, übersehenen Paaren und Befehl: PNG, SVG oder PDF.</translation>
        </message>
        <message>
            <source>Write the corpus without the removed documents.</source>
            <translation>Schreibt das Korpus ohne die entfernten Dokumente.</translation>
        </message>
        <message>
            <source>Write the corpus without the removed documents; its records stay unchanged.</source>
            <translation>Schreibt das Korpus ohne die entfernten Dokumente; seine Datensätze bleiben unverändert.</translation>
        </message>
        <message>
            <source>Write the documents as the recipe's tokens, joined by one space, for another engine.</source>
            <translation>Schreibt die Dokumente als Token des Rezepts, durch ein Leerzeichen verbunden, für ein anderes System.</translation>
        </message>
        <message>
            <source>Write the documents as they were read, with the positions that pairs refer to, for another engine.</source>
            <translation>Schreibt die Dokumente, wie sie gelesen wurden, mit den Positionen, auf die sich Paare beziehen, für ein anderes System.</translation>
        </message>
        <message>
            <source>Write the documents that stay, including those not in any group.</source>
            <translation>Schreibt die Dokumente, die bleiben, auch die in keiner Gruppe.</translation>
        </message>
        <message>
            <source>Write the removed documents as CSV.</source>
            <translation>Schreibt die entfernten Dokumente als CSV.</translation>
        </message>
        <message>
            <source>Write the removed documents, each with its keeper.</source>
            <translation>Schreibt die entfernten Dokumente, jedes mit seinem Vertreter.</translation>
        </message>
        <message>
            <source>Write the run as one HTML page to share: evidence, verdicts, pairs near the threshold, and the documents that stay or go.</source>
            <translation>Schreibt den Lauf als HTML-Seite zum Weitergeben: Belege, Urteile, Paare nahe dem Schwellenwert und die Dokumente, die bleiben und gehen.</translation>
        </message>
        <message>
            <source>Write the selected pairs, or the group on the Groups page, as an HTML page: texts side by side, reasons and verdicts.</source>
            <translation>Schreibt die gewählten Paare oder die Gruppe der Seite „Gruppen“ als HTML-Seite: Texte nebeneinander, Gründe und Urteile.</translation>
        </message>
        <message>
            <source>Write the verdicts on pairs of these documents to a table, with a row for each pair and judge.</source>
            <translation>Schreibt die Urteile über Paare dieser Dokumente in eine Tabelle, mit einer Zeile je Paar und Person.</translation>
        </message>
    </context>
    <context>
        <name>Verdicts</name>
        <message>
            <source> by %1</source>
            <translation> von %1</translation>
        </message>
        <message>
            <source> by %1 and %2</source>
            <translation> von %1 und %2</translation>
        </message>
        <message>
            <source> by %1 judges</source>
            <translation> von %1 Personen</translation>
        </message>
        <message>
            <source>%1 and %2 agree on %3</source>
            <translation>%1 und %2 stimmen bei %3 überein</translation>
        </message>
        <message>
            <source>%1 judged: %2</source>
            <translation>%1 beurteilt: %2</translation>
        </message>
        <message>
            <source>%1 more belong to other texts.</source>
            <translation>%1 weitere gehören zu anderen Texten.</translation>
        </message>
        <message>
            <source>%1 of %2 pairs</source>
            <translation>%1 von %2 Paaren</translation>
        </message>
        <message>
            <source>%1 same, %2 near, %3 different, %4 unsure.</source>
            <translation>%1 gleich, %2 verwandt, %3 verschieden, %4 unsicher.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1, all judged</source>
            <translation>%1, alle beurteilt</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 %3</source>
            <translation>%1: %2 %3</translation>
        </message>
        <message>
            <source>%1: %2 changed back to %3</source>
            <translation>%1: %2 wieder zu %3 geändert</translation>
        </message>
        <message>
            <source>%1: %2 changed to %3 again</source>
            <translation>%1: %2 wieder in %3 geändert</translation>
        </message>
        <message>
            <source>%1: note %2</source>
            <translation>%1: Notiz %2</translation>
        </message>
        <message>
            <source>, kappa %1</source>
            <translation>, Kappa %1</translation>
        </message>
        <message>
            <source>, kappa %1 (few pairs)</source>
            <translation>, Kappa %1 (wenige Paare)</translation>
        </message>
        <message>
            <source>; %1 left out</source>
            <translation>; %1 ausgelassen</translation>
        </message>
        <message>
            <source>; not drawn at random</source>
            <translation>; nicht zufällig gezogen</translation>
        </message>
        <message>
            <source>Not decided yet, or undecidable.</source>
            <translation>Noch nicht entschieden oder nicht entscheidbar.</translation>
        </message>
        <message>
            <source>One is derived from the other: an update, an excerpt, a new version of the report.</source>
            <translation>Einer stammt vom anderen ab: eine Aktualisierung, ein Auszug, eine neue Fassung des Berichts.</translation>
        </message>
        <message>
            <source>Precision covers %1.</source>
            <translation>Die Genauigkeit umfasst %1.</translation>
        </message>
        <message>
            <source>Recall among judged pairs is %1.</source>
            <translation>Die Trefferquote unter beurteilten Paaren ist %1.</translation>
        </message>
        <message>
            <source>The same text except for details: numbers, dates, typing errors, layout.</source>
            <translation>Derselbe Text bis auf Einzelheiten: Zahlen, Daten, Tippfehler, Layout.</translation>
        </message>
        <message>
            <source>Two texts that only look alike.</source>
            <translation>Zwei Texte, die sich nur ähnlich sehen.</translation>
        </message>
        <message>
            <source>agrees with %1 on %2</source>
            <translation>stimmt mit %1 bei %2 überein</translation>
        </message>
        <message>
            <source>all judged</source>
            <translation>alle beurteilt</translation>
        </message>
        <message>
            <source>different</source>
            <translation>verschieden</translation>
        </message>
        <message>
            <source>ids %1 / %2</source>
            <translation>IDs %1 / %2</translation>
        </message>
        <message>
            <source>judged pair</source>
            <translation>beurteiltes Paar</translation>
        </message>
        <message>
            <source>judged pairs</source>
            <translation>beurteilte Paare</translation>
        </message>
        <message>
            <source>near</source>
            <translation>verwandt</translation>
        </message>
        <message>
            <source>pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>precision %1 % (%2)</source>
            <translation>Genauigkeit %1 % (%2)</translation>
        </message>
        <message>
            <source>redone</source>
            <translation>wiederhergestellt</translation>
        </message>
        <message>
            <source>same</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>similar pair</source>
            <translation>ähnliches Paar</translation>
        </message>
        <message>
            <source>similar pairs</source>
            <translation>ähnliche Paare</translation>
        </message>
        <message>
            <source>undone</source>
            <translation>rückgängig gemacht</translation>
        </message>
        <message>
            <source>unsure</source>
            <translation>unsicher</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>verdicts</source>
            <translation>Urteile</translation>
        </message>
    </context>
    <context>
        <name>ViewMenu</name>
        <message>
            <source>&amp;Copy rows</source>
            <translation>Zeilen kop&amp;ieren</translation>
        </message>
        <message>
            <source>&amp;Judging mode…</source>
            <translation>Beurteilungs&amp;modus…</translation>
        </message>
        <message>
            <source>&amp;Open the text</source>
            <translation>Text ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Recipe panel</source>
            <translation>Re&amp;zeptleiste</translation>
        </message>
        <message>
            <source>&amp;Why the pair matched</source>
            <translation>&amp;Warum das Paar gefunden wurde</translation>
        </message>
        <message>
            <source>Alt+Down</source>
            <translation>Alt+Down</translation>
        </message>
        <message>
            <source>Alt+Up</source>
            <translation>Alt+Up</translation>
        </message>
        <message>
            <source>Ctrl+%1</source>
            <translation>Ctrl+%1</translation>
        </message>
        <message>
            <source>Ctrl+Down</source>
            <translation>Ctrl+Down</translation>
        </message>
        <message>
            <source>Ctrl+N</source>
            <translation>Ctrl+N</translation>
        </message>
        <message>
            <source>Ctrl+Shift+F</source>
            <translation>Ctrl+Shift+F</translation>
        </message>
        <message>
            <source>Ctrl+Shift+G</source>
            <translation>Ctrl+Shift+G</translation>
        </message>
        <message>
            <source>Ctrl+T</source>
            <translation>Ctrl+T</translation>
        </message>
        <message>
            <source>Ctrl+Up</source>
            <translation>Ctrl+Up</translation>
        </message>
        <message>
            <source>F&amp;ind in the corpus</source>
            <translation>Im &amp;Korpus suchen</translation>
        </message>
        <message>
            <source>F9</source>
            <translation>F9</translation>
        </message>
        <message>
            <source>Find in &amp;text</source>
            <translation>Im &amp;Text suchen</translation>
        </message>
        <message>
            <source>Find the s&amp;econd document in the corpus</source>
            <translation>Zweites &amp;Dokument im Korpus suchen</translation>
        </message>
        <message>
            <source>Gro&amp;up of this document</source>
            <translation>&amp;Gruppe dieses Dokuments</translation>
        </message>
        <message>
            <source>List its &amp;pairs</source>
            <translation>Ihre &amp;Paare auflisten</translation>
        </message>
        <message>
            <source>Nei&amp;ghbours of this document</source>
            <translation>Na&amp;chbarn dieses Dokuments</translation>
        </message>
        <message>
            <source>Neighbours of the &amp;second document</source>
            <translation>Nachbarn des &amp;zweiten Dokuments</translation>
        </message>
        <message>
            <source>Next &amp;difference</source>
            <translation>Nächster &amp;Unterschied</translation>
        </message>
        <message>
            <source>Next &amp;pair</source>
            <translation>&amp;Nächstes Paar</translation>
        </message>
        <message>
            <source>Pre&amp;vious pair</source>
            <translation>&amp;Voriges Paar</translation>
        </message>
        <message>
            <source>Previous di&amp;fference</source>
            <translation>Voriger Unterschi&amp;ed</translation>
        </message>
        <message>
            <source>Runs panel (&amp;K)</source>
            <translation>&amp;Läufe</translation>
        </message>
        <message>
            <source>S&amp;ort by this column</source>
            <translation>Nach dieser &amp;Spalte sortieren</translation>
        </message>
        <message>
            <source>Shift+F9</source>
            <translation>Shift+F9</translation>
        </message>
        <message>
            <source>The language changes the next time Lookalike starts.</source>
            <translation>Das Fenster wechselt seine Sprache beim nächsten Start.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::AlternativeTable</name>
        <message>
            <source>Settings to choose from</source>
            <translation>Einstellungen zur Auswahl</translation>
        </message>
        <message>
            <source>b × r</source>
            <translation>b × r</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>recall, %</source>
            <translation>Trefferquote, %</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ColumnMenu</name>
        <message>
            <source>&amp;Columns</source>
            <translation>S&amp;palten</translation>
        </message>
        <message>
            <source>Choose the visible columns.</source>
            <translation>Wählt die sichtbaren Spalten.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::CorpusNotes</name>
        <message>
            <source>%1 of %2 have no shingles: k = %3 is too large for them.</source>
            <translation>%1 von %2 ohne Shingles: k = %3 ist für sie zu groß.</translation>
        </message>
        <message>
            <source>Ctrl+U</source>
            <translation>Ctrl+U</translation>
        </message>
        <message>
            <source>The most similar different documents in this corpus have similarity %1; the threshold is %2.</source>
            <translation>Die ähnlichsten verschiedenen Dokumente in diesem Korpus haben Ähnlichkeit %1; der Schwellenwert ist %2.</translation>
        </message>
        <message>
            <source>Use characters</source>
            <translation>Zeichen verwenden</translation>
        </message>
        <message>
            <source>Use shingles of %1 characters instead of words.</source>
            <translation>Verwendet Shingles aus %1 Zeichen statt aus Wörtern.</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
    </context>
    <context>
        <name>lookalike::CorpusOpener</name>
        <message>
            <source>%1 is a run file, which names its own corpus: open it on its own.</source>
            <translation>%1 ist eine Lauf-Datei, die ihr Korpus selbst nennt: Öffnen Sie sie allein.</translation>
        </message>
        <message>
            <source>&amp;Built-in corpus</source>
            <translation>Eingebautes &amp;Korpus</translation>
        </message>
        <message>
            <source>&amp;Get Reuters-21578…</source>
            <translation>&amp;Reuters-21578 beziehen…</translation>
        </message>
        <message>
            <source>&amp;Open files…</source>
            <translation>Dateien ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>Ctrl+Alt+O</source>
            <translation>Ctrl+Alt+O</translation>
        </message>
        <message>
            <source>Ctrl+B</source>
            <translation>Ctrl+B</translation>
        </message>
        <message>
            <source>Ctrl+Shift+O</source>
            <translation>Ctrl+Shift+O</translation>
        </message>
        <message>
            <source>Ctrl+Shift+R</source>
            <translation>Ctrl+Shift+R</translation>
        </message>
        <message>
            <source>Get A&amp;mazon Books Reviews…</source>
            <translation>&amp;Amazon Books Reviews beziehen…</translation>
        </message>
        <message>
            <source>Open &amp;folder…</source>
            <translation>&amp;Ordner öffnen…</translation>
        </message>
        <message>
            <source>Open &amp;with options…</source>
            <translation>&amp;Mit Optionen öffnen…</translation>
        </message>
        <message>
            <source>Open files</source>
            <translation>Dateien öffnen</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Re&amp;load</source>
            <translation>&amp;Neu laden</translation>
        </message>
        <message>
            <source>change of the sample size</source>
            <translation>Änderung der Stichprobengröße</translation>
        </message>
        <message>
            <source>recipe of the recent corpus</source>
            <translation>Rezept des letzten Korpus</translation>
        </message>
    </context>
    <context>
        <name>lookalike::CorpusPage</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1, a sample of %2</source>
            <translation>%1, eine Stichprobe von %2</translation>
        </message>
        <message>
            <source>About the whole corpus</source>
            <translation>Über das ganze Korpus</translation>
        </message>
        <message>
            <source>Da&amp;mage</source>
            <translation>&amp;Mängel</translation>
        </message>
        <message>
            <source>Da&amp;mage (%1)</source>
            <translation>&amp;Mängel (%1)</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Fin&amp;d documents:</source>
            <translation>Dokum&amp;ente suchen:</translation>
        </message>
        <message>
            <source>Find documents</source>
            <translation>Dokumente suchen</translation>
        </message>
        <message>
            <source>Le&amp;ngths</source>
            <translation>Lä&amp;ngen</translation>
        </message>
        <message>
            <source>No corpus is open yet.
Open files with Ctrl+O, or drop them anywhere on this window.</source>
            <translation>Noch ist kein Korpus geöffnet.
Öffnen Sie Dateien mit Strg+O, oder ziehen Sie sie irgendwo auf dieses Fenster.</translation>
        </message>
        <message>
            <source>No document contains all these words.
Press Esc in the search line to list all.</source>
            <translation>Kein Dokument enthält alle diese Wörter.
Esc in der Suchzeile listet wieder alle auf.</translation>
        </message>
        <message>
            <source>No document could be read from this source.
The list on the right shows the skipped records.</source>
            <translation>Aus dieser Quelle ließ sich kein Dokument lesen.
Die Liste rechts zeigt die übersprungenen Datensätze.</translation>
        </message>
        <message>
            <source>Searching and sorting…</source>
            <translation>Sucht und sortiert…</translation>
        </message>
        <message>
            <source>at least %1 of %2</source>
            <translation>mindestens %1 von %2</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>words in id, title or text</source>
            <translation>Wörter in Kennung, Titel oder Text</translation>
        </message>
    </context>
    <context>
        <name>lookalike::CountDots</name>
        <message>
            <source>%1
flat</source>
            <translation>%1
flach</translation>
        </message>
        <message>
            <source>%1 (%)</source>
            <translation>%1 (%)</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, not identical</source>
            <translation>%1, nicht identisch</translation>
        </message>
        <message>
            <source>Counts against the first parameter; the same numbers are in the table</source>
            <translation>Zahlen über dem ersten Parameter; dieselben stehen in der Tabelle</translation>
        </message>
        <message>
            <source>Each number against the first parameter: mean, minimum and maximum over the hash seeds.</source>
            <translation>Jede Zahl über dem ersten Parameter: Mittel, Minimum und Maximum über die Hash-Startwerte.</translation>
        </message>
        <message>
            <source>against %1</source>
            <translation>über %1</translation>
        </message>
    </context>
    <context>
        <name>lookalike::DamageList</name>
        <message>
            <source>Damaged records of the source</source>
            <translation>Beschädigte Datensätze der Quelle</translation>
        </message>
    </context>
    <context>
        <name>lookalike::DialectControls</name>
        <message>
            <source>&amp;Escape</source>
            <translation>Mas&amp;kierung</translation>
        </message>
        <message>
            <source>&amp;Quotes</source>
            <translation>An&amp;führungszeichen</translation>
        </message>
        <message>
            <source>&amp;Separator</source>
            <translation>Trennz&amp;eichen</translation>
        </message>
        <message>
            <source>E&amp;ncoding</source>
            <translation>Ko&amp;dierung</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Kodierung</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Maskierung</translation>
        </message>
        <message>
            <source>He&amp;ader</source>
            <translation>Kopf&amp;zeile</translation>
        </message>
        <message>
            <source>Header</source>
            <translation>Kopfzeile</translation>
        </message>
        <message>
            <source>Quotes</source>
            <translation>Anführungszeichen</translation>
        </message>
        <message>
            <source>Separator</source>
            <translation>Trennzeichen</translation>
        </message>
        <message>
            <source>backslash</source>
            <translation>Backslash</translation>
        </message>
        <message>
            <source>comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <source>detected</source>
            <translation>erkannt</translation>
        </message>
        <message>
            <source>detected: %1</source>
            <translation>erkannt: %1</translation>
        </message>
        <message>
            <source>double quotes</source>
            <translation>doppelte</translation>
        </message>
        <message>
            <source>doubled quotes</source>
            <translation>verdoppelt</translation>
        </message>
        <message>
            <source>first record</source>
            <translation>erster Datensatz</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>none: one column</source>
            <translation>keines: eine Spalte</translation>
        </message>
        <message>
            <source>pipe</source>
            <translation>senkrechter Strich</translation>
        </message>
        <message>
            <source>semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <source>single quotes</source>
            <translation>einfache</translation>
        </message>
        <message>
            <source>tab</source>
            <translation>Tabulator</translation>
        </message>
    </context>
    <context>
        <name>lookalike::DifferenceStrip</name>
        <message>
            <source>Overview of differences</source>
            <translation>Überblick über die Unterschiede</translation>
        </message>
        <message>
            <source>Shows where the texts differ, from beginning to end: left half for words on the left, right half for words on the right. Click to go there.</source>
            <translation>Zeigt, wo sich die Texte unterscheiden, vom Anfang zum Ende: links Wörter im linken, rechts Wörter im rechten Text. Ein Klick geht dorthin.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::DocumentLine</name>
        <message>
            <source>Matching documents</source>
            <translation>Passende Dokumente</translation>
        </message>
    </context>
    <context>
        <name>lookalike::DocumentsModel</name>
        <message>
            <source>Known after the first run.</source>
            <translation>Bekannt nach dem ersten Lauf.</translation>
        </message>
        <message>
            <source>Under this recipe, a document without shingles is not identical to any other.</source>
            <translation>Mit diesem Rezept gleicht ein Dokument ohne Shingles keinem anderen.</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>id</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
    </context>
    <context>
        <name>lookalike::Download</name>
        <message>
            <source>%1 cannot be reached: %2.</source>
            <translation>%1 ist nicht erreichbar: %2.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <translation>%1 lässt sich nicht schreiben: %2.</translation>
        </message>
        <message>
            <source>%1 did not send the file: it answered %2 %3.</source>
            <translation>%1 hat die Datei nicht gesendet: Die Antwort war %2 %3.</translation>
        </message>
        <message>
            <source>%1 has sent nothing for %2; the download was cancelled.</source>
            <translation>%1 hat seit %2 nichts gesendet; das Herunterladen wurde abgebrochen.</translation>
        </message>
        <message>
            <source>%1 is not an HTTPS address; nothing was downloaded.</source>
            <translation>%1 ist keine HTTPS-Adresse; nichts wurde heruntergeladen.</translation>
        </message>
        <message>
            <source>%1 redirects to %2, which is not an HTTPS address; it was refused.</source>
            <translation>%1 leitet zu %2 um, was keine HTTPS-Adresse ist; das wurde abgelehnt.</translation>
        </message>
        <message>
            <source>%1 sent an unexpected file; it was deleted. Its SHA-256 is %2; %3 was expected.</source>
            <translation>%1 sendet eine unerwartete Datei; sie wurde gelöscht. Ihre SHA-256 ist %2; erwartet wurde %3.</translation>
        </message>
        <message>
            <source>%1 sent more than %2; the download was cancelled.</source>
            <translation>%1 hat mehr als %2 gesendet; das Herunterladen wurde abgebrochen.</translation>
        </message>
        <message>
            <source>%1 would send %2; the limit is %3.</source>
            <translation>%1 würde %2 senden; die Grenze ist %3.</translation>
        </message>
        <message>
            <source>The connection to %1 was lost after %2: %3.</source>
            <translation>Die Verbindung zu %1 brach nach %2 ab: %3.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::EmptyPairs</name>
        <message>
            <source>%1
F4 shows the filter and the list again.</source>
            <translation>%1
F4 zeigt Filter und Liste wieder.</translation>
        </message>
        <message>
            <source>All pairs have equal shingle sets and are hidden.</source>
            <translation>Alle Paare haben gleiche Shingle-Mengen und sind ausgeblendet.</translation>
        </message>
        <message>
            <source>No corpus is open yet.
Open files with Ctrl+O, or drop them anywhere on this window.</source>
            <translation>Noch ist kein Korpus geöffnet.
Öffnen Sie Dateien mit Strg+O, oder ziehen Sie sie irgendwo auf dieses Fenster.</translation>
        </message>
        <message>
            <source>No different pair passes the filter. The %1 identical ones are hidden.</source>
            <translation>Kein verschiedenes Paar besteht den Filter. Die %1 identischen sind ausgeblendet.</translation>
        </message>
        <message>
            <source>No pair passes the filter.</source>
            <translation>Kein Paar besteht den Filter.</translation>
        </message>
        <message>
            <source>No two documents are this similar.
Lower the threshold t, or use more bands or fewer rows, to find more.</source>
            <translation>Keine zwei Dokumente sind so ähnlich.
Senken Sie den Schwellenwert t, oder nehmen Sie mehr Bänder oder weniger Zeilen, um mehr zu finden.</translation>
        </message>
        <message>
            <source>No two documents are this similar: the nearest ones reach %1.
Lower the threshold t to find them; the S-curve page offers this value.</source>
            <translation>Keine zwei Dokumente sind so ähnlich: Die nächsten erreichen %1.
Senken Sie den Schwellenwert t, um sie zu finden; die Seite „S-Kurve“ bietet diesen Wert an.</translation>
        </message>
        <message>
            <source>Nothing was missed: every pair that reaches the threshold was found.</source>
            <translation>Nichts wurde übersehen: Jedes Paar, das den Schwellenwert erreicht, wurde gefunden.</translation>
        </message>
        <message>
            <source>Show identical pairs</source>
            <translation>Identische Paare zeigen</translation>
        </message>
        <message>
            <source>The pairs appear here after the first run.</source>
            <translation>Die Paare erscheinen hier nach dem ersten Lauf.</translation>
        </message>
        <message>
            <source>There are no such pairs.</source>
            <translation>Solche Paare gibt es nicht.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ExportMenu</name>
        <message>
            <source>&amp;All documents…</source>
            <translation>&amp;Alle Dokumente…</translation>
        </message>
        <message>
            <source>&amp;Corpus without duplicates…</source>
            <translation>Korpus &amp;ohne Duplikate…</translation>
        </message>
        <message>
            <source>&amp;Export</source>
            <translation>E&amp;xportieren</translation>
        </message>
        <message>
            <source>&amp;Groups…</source>
            <translation>&amp;Gruppen…</translation>
        </message>
        <message>
            <source>&amp;NeMo Curator…</source>
            <translation>&amp;NeMo Curator…</translation>
        </message>
        <message>
            <source>&amp;Pairs…</source>
            <translation>&amp;Paare…</translation>
        </message>
        <message>
            <source>&amp;Recipe for</source>
            <translation>&amp;Rezept für</translation>
        </message>
        <message>
            <source>&amp;Spark…</source>
            <translation>&amp;Spark…</translation>
        </message>
        <message>
            <source>&amp;datasketch…</source>
            <translation>&amp;datasketch…</translation>
        </message>
        <message>
            <source>Cop&amp;y slide</source>
            <translation>Folie kop&amp;ieren</translation>
        </message>
        <message>
            <source>Ctrl+E</source>
            <translation>Ctrl+E</translation>
        </message>
        <message>
            <source>Data-&amp;Juicer…</source>
            <translation>Data-&amp;Juicer…</translation>
        </message>
        <message>
            <source>Documents that &amp;stay…</source>
            <translation>Bleibende &amp;Dokumente…</translation>
        </message>
        <message>
            <source>Pairs with their &amp;texts</source>
            <translation>Paare mit ihren &amp;Texten</translation>
        </message>
        <message>
            <source>R&amp;eport…</source>
            <translation>&amp;Bericht…</translation>
        </message>
        <message>
            <source>Remove&amp;d documents…</source>
            <translation>&amp;Entfernte Dokumente…</translation>
        </message>
        <message>
            <source>Report of the se&amp;lection…</source>
            <translation>Bericht der A&amp;uswahl…</translation>
        </message>
        <message>
            <source>Sa&amp;fe for spreadsheets</source>
            <translation>&amp;Sicher für Tabellenkalkulationen</translation>
        </message>
        <message>
            <source>Select pairs on the Pairs page, or a group on the Groups page.</source>
            <translation>Wählen Sie Paare auf der Seite „Paare“ oder eine Gruppe auf der Seite „Gruppen“.</translation>
        </message>
        <message>
            <source>Sl&amp;ide…</source>
            <translation>&amp;Folie…</translation>
        </message>
        <message>
            <source>The column that chooses the keepers is still being read.</source>
            <translation>Die Spalte, die die Vertreter bestimmt, wird noch gelesen.</translation>
        </message>
        <message>
            <source>To&amp;kens of all documents…</source>
            <translation>To&amp;ken aller Dokumente…</translation>
        </message>
        <message>
            <source>data&amp;trove…</source>
            <translation>data&amp;trove…</translation>
        </message>
        <message>
            <source>te&amp;xt-dedup…</source>
            <translation>te&amp;xt-dedup…</translation>
        </message>
    </context>
    <context>
        <name>lookalike::FileExport</name>
        <message>
            <source>%1 of %2 written to %3.</source>
            <translation>%1 aus %2 in %3 geschrieben.</translation>
        </message>
        <message>
            <source>%1 written to %2</source>
            <translation>%1 in %2 geschrieben</translation>
        </message>
        <message>
            <source>%1 written to %2.</source>
            <translation>%1 in %2 geschrieben.</translation>
        </message>
        <message>
            <source>, %1 skipped (no text)</source>
            <translation>, %1 übersprungen (ohne Text)</translation>
        </message>
        <message>
            <source>, %1 skipped (unreadable)</source>
            <translation>, %1 übersprungen (nicht lesbar)</translation>
        </message>
        <message>
            <source>; %1 dropped</source>
            <translation>; %1 entfernt</translation>
        </message>
        <message>
            <source>Cancelled. %1 was not written.</source>
            <translation>Abgebrochen. %1 wurde nicht geschrieben.</translation>
        </message>
        <message>
            <source>Configurations (*%1)</source>
            <translation>Konfigurationen (*%1)</translation>
        </message>
        <message>
            <source>Export %1</source>
            <translation>Exportieren: %1</translation>
        </message>
        <message>
            <source>Export documents</source>
            <translation>Dokumente exportieren</translation>
        </message>
        <message>
            <source>Export groups</source>
            <translation>Gruppen exportieren</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Bericht exportieren</translation>
        </message>
        <message>
            <source>Export slide</source>
            <translation>Folie exportieren</translation>
        </message>
        <message>
            <source>Export the corpus without duplicates</source>
            <translation>Korpus ohne Duplikate exportieren</translation>
        </message>
        <message>
            <source>Export the documents that stay</source>
            <translation>Bleibende Dokumente exportieren</translation>
        </message>
        <message>
            <source>Export the recipe for %1</source>
            <translation>Rezept für %1 exportieren</translation>
        </message>
        <message>
            <source>Export the removed documents</source>
            <translation>Entfernte Dokumente exportieren</translation>
        </message>
        <message>
            <source>Export tokens of documents</source>
            <translation>Token der Dokumente exportieren</translation>
        </message>
        <message>
            <source>Hidden and not written: %1.</source>
            <translation>Ausgeblendet und nicht geschrieben: %1.</translation>
        </message>
        <message>
            <source>JSON Lines (%1)</source>
            <translation>JSON Lines (%1)</translation>
        </message>
        <message>
            <source>JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)</source>
            <translation>JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)</translation>
        </message>
        <message>
            <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
            <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Scripts (*%1)</source>
            <translation>Skripte (*%1)</translation>
        </message>
        <message>
            <source>Tables (%1)</source>
            <translation>Tabellen (%1)</translation>
        </message>
        <message>
            <source>Tables (*.csv *.csv.gz *.csv.zst);;JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)</source>
            <translation>Tabellen (*.csv *.csv.gz *.csv.zst);;JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>The recipe for %1 was written to %2. Its header explains how to use it.</source>
            <translation>Das Rezept für %1 wurde in %2 geschrieben. Sein Kopf erklärt die Benutzung.</translation>
        </message>
        <message>
            <source>The report</source>
            <translation>Der Bericht</translation>
        </message>
        <message>
            <source>The report was written to %1.</source>
            <translation>Der Bericht wurde in %1 geschrieben.</translation>
        </message>
        <message>
            <source>The slide</source>
            <translation>Die Folie</translation>
        </message>
        <message>
            <source>Web pages (*.html);;PDF (*.pdf)</source>
            <translation>Webseiten (*.html);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>clean</source>
            <translation>Bereinigen</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>drop</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>group %1</source>
            <translation>Gruppe %1</translation>
        </message>
        <message>
            <source>groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <source>identical pair</source>
            <translation>identisches Paar</translation>
        </message>
        <message>
            <source>identical pairs</source>
            <translation>identische Paare</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>bleibend</translation>
        </message>
        <message>
            <source>report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
    </context>
    <context>
        <name>lookalike::FilterLine</name>
        <message>
            <source>Completions</source>
            <translation>Vervollständigungen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::FindBar</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1: %2 left, %3 right</source>
            <translation>%1: %2 links, %3 rechts</translation>
        </message>
        <message>
            <source>Find in text</source>
            <translation>Im Text suchen</translation>
        </message>
        <message>
            <source>Find in the text; Enter: next, Shift+Enter: previous, Esc: close</source>
            <translation>Im Text suchen; Eingabe: nächster, Umschalt+Eingabe: voriger, Esc: schließen</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>hits</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>⚠ not found</source>
            <translation>⚠ nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GetCorpusDialog</name>
        <message>
            <source>%1
You can download the file in a browser instead, and then use it here.</source>
            <translation>%1
Sie können die Datei stattdessen in einem Browser herunterladen und dann hier verwenden.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>&amp;Address</source>
            <translation>&amp;Adresse</translation>
        </message>
        <message>
            <source>&amp;Download</source>
            <translation>&amp;Herunterladen</translation>
        </message>
        <message>
            <source>&amp;Page</source>
            <translation>&amp;Seite</translation>
        </message>
        <message>
            <source>&amp;Use a file I have…</source>
            <translation>&amp;Vorhandene Datei verwenden…</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>C&amp;opy address</source>
            <translation>Adresse &amp;kopieren</translation>
        </message>
        <message>
            <source>Ca&amp;ncel download</source>
            <translation>Ab&amp;brechen</translation>
        </message>
        <message>
            <source>Cancel download</source>
            <translation>Herunterladen abbrechen</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Herunterladen</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Progress of the download</source>
            <translation>Fortschritt des Herunterladens</translation>
        </message>
        <message>
            <source>The program goes online only when you press Download, and sends only the request. It saves the file in %1 if its SHA-256 is correct.</source>
            <translation>Das Programm geht nur online, wenn Sie „Herunterladen“ drücken, und sendet nur die Anfrage. Es legt die Datei in %1 ab, wenn ihre SHA-256 stimmt.</translation>
        </message>
        <message>
            <source>Use a file I have</source>
            <translation>Vorhandene Datei verwenden</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GoalsBox</name>
        <message>
            <source>"%1" is not a recall to reach: write a percentage from 1 to 99.9, or several, such as 90, 95, 99.</source>
            <translation>„%1“ ist kein Recall-Ziel: Schreiben Sie einen Prozentsatz von 1 bis 99.9 oder mehrere, etwa 90, 95, 99.</translation>
        </message>
        <message>
            <source>Shares of the similar pairs of different documents to find</source>
            <translation>Anteile der ähnlichen Paare verschiedener Dokumente, die zu finden sind</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupControls</name>
        <message>
            <source>&amp;Keep in each group</source>
            <translation>In jeder Gruppe bleibt (&amp;K)</translation>
        </message>
        <message>
            <source>Break links belo&amp;w</source>
            <translation>Verbindungen trennen unter (&amp;W)</translation>
        </message>
        <message>
            <source>Break links below</source>
            <translation>Verbindungen trennen unter</translation>
        </message>
        <message>
            <source>Column for the keeper</source>
            <translation>Spalte für den Vertreter</translation>
        </message>
        <message>
            <source>Corpus without duplicates…</source>
            <translation>Korpus ohne Duplikate…</translation>
        </message>
        <message>
            <source>Groups…</source>
            <translation>Gruppen…</translation>
        </message>
        <message>
            <source>Keep in each group</source>
            <translation>In jeder Gruppe bleibt</translation>
        </message>
        <message>
            <source>Removed documents…</source>
            <translation>Entfernte Dokumente…</translation>
        </message>
        <message>
            <source>drop only documents similar to a keeper</source>
            <translation>nur Dokumente entfernen, die einem Vertreter ähnlich sind</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>the first</source>
            <translation>das erste</translation>
        </message>
        <message>
            <source>the highest in a column</source>
            <translation>das höchste in einer Spalte</translation>
        </message>
        <message>
            <source>the longest</source>
            <translation>das längste</translation>
        </message>
        <message>
            <source>the lowest in a column</source>
            <translation>das niedrigste in einer Spalte</translation>
        </message>
        <message>
            <source>the most central</source>
            <translation>das zentralste</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupDrawing</name>
        <message>
            <source> ×%1</source>
            <translation> ×%1</translation>
        </message>
        <message>
            <source>%1  %2
%3 to the keeper</source>
            <translation>%1  %2
%3 zum Vertreter</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1, chosen keeper</source>
            <translation>%1, gewählter Vertreter</translation>
        </message>
        <message>
            <source>%1, keeper</source>
            <translation>%1, Vertreter</translation>
        </message>
        <message>
            <source>different document</source>
            <translation>verschiedenes Dokument</translation>
        </message>
        <message>
            <source>different documents</source>
            <translation>verschiedene Dokumente</translation>
        </message>
        <message>
            <source>link</source>
            <translation>Verbindung</translation>
        </message>
        <message>
            <source>links</source>
            <translation>Verbindungen</translation>
        </message>
        <message>
            <source>… the table lists all</source>
            <translation>… die Tabelle listet alle auf</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupPicture</name>
        <message>
            <source>dashed: weakest link, containment %1</source>
            <translation>gestrichelt: schwächste Verbindung, Enthaltensein %1</translation>
        </message>
        <message>
            <source>filled: keeper</source>
            <translation>gefüllt: Vertreter</translation>
        </message>
        <message>
            <source>green, dash-dotted: added by your verdict</source>
            <translation>grün, strichpunktiert: durch Ihr Urteil hinzugefügt</translation>
        </message>
        <message>
            <source>pale: not needed</source>
            <translation>blass: nicht nötig</translation>
        </message>
        <message>
            <source>purple, dotted: cut by your verdict</source>
            <translation>violett, gepunktet: durch Ihr Urteil getrennt</translation>
        </message>
        <message>
            <source>square: similar to it only through a chain</source>
            <translation>Quadrat: ihm nur über eine Kette ähnlich</translation>
        </message>
        <message>
            <source>thick: more similar</source>
            <translation>dick: ähnlicher</translation>
        </message>
        <message>
            <source>×: identical documents</source>
            <translation>×: identische Dokumente</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupSizes</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Groups by number of documents; bar heights are logarithmic.</source>
            <translation>Gruppen nach Zahl der Dokumente; die Balkenhöhen sind logarithmisch.</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>groups</source>
            <translation>Gruppen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupTree</name>
        <message>
            <source>Groups</source>
            <translation>Gruppen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupViews</name>
        <message>
            <source> (keeper)</source>
            <translation> (Vertreter)</translation>
        </message>
        <message>
            <source>%1 documents, identical under the recipe</source>
            <translation>%1 Dokumente, unter dem Rezept identisch</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>Zeichnung</translation>
        </message>
        <message>
            <source>Drawing of the group</source>
            <translation>Zeichnung der Gruppe</translation>
        </message>
        <message>
            <source>Groups of up to %1 different documents are drawn. Break weak links to make groups smaller.</source>
            <translation>Gezeichnet werden Gruppen bis zu %1 verschiedenen Dokumenten. Trennen Sie schwache Verbindungen, um Gruppen zu verkleinern.</translation>
        </message>
        <message>
            <source>Sizes</source>
            <translation>Größen</translation>
        </message>
        <message>
            <source>Sizes of groups</source>
            <translation>Größen der Gruppen</translation>
        </message>
        <message>
            <source>Texts</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>Views of the group</source>
            <translation>Ansichten der Gruppe</translation>
        </message>
        <message>
            <source>and %1 more, listed in the table</source>
            <translation>und %1 weitere, in der Tabelle aufgeführt</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupsModel</name>
        <message>
            <source>%1 chained</source>
            <translation>%1 über Ketten</translation>
        </message>
        <message>
            <source>%1 judged different</source>
            <translation>%1 als verschieden beurteilt</translation>
        </message>
        <message>
            <source>Chosen keeper.</source>
            <translation>Gewählter Vertreter.</translation>
        </message>
        <message>
            <source>Containment %1</source>
            <translation>Enthaltensein %1</translation>
        </message>
        <message>
            <source>chained</source>
            <translation>über Kette</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>chosen keeper</source>
            <translation>gewählter Vertreter</translation>
        </message>
        <message>
            <source>direct</source>
            <translation>direkt</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>judged different</source>
            <translation>als verschieden beurteilt</translation>
        </message>
        <message>
            <source>keeper</source>
            <translation>Vertreter</translation>
        </message>
        <message>
            <source>link</source>
            <translation>Verbindung</translation>
        </message>
        <message>
            <source>size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>to keeper</source>
            <translation>zum Vertreter</translation>
        </message>
        <message>
            <source>weakest</source>
            <translation>schwächste</translation>
        </message>
    </context>
    <context>
        <name>lookalike::GroupsPage</name>
        <message>
            <source>%1 / %2: %3</source>
            <translation>%1 / %2: %3</translation>
        </message>
        <message>
            <source>%1 of %2; go: %3, stay: %4</source>
            <translation>%1 von %2; gehen: %3, bleiben: %4</translation>
        </message>
        <message>
            <source>&amp;Forget all chosen keepers (%1)</source>
            <translation>A&amp;lle gewählten Vertreter vergessen (%1)</translation>
        </message>
        <message>
            <source>&amp;Keep this document</source>
            <translation>Dieses Dokument &amp;behalten</translation>
        </message>
        <message>
            <source>; %1 have no number or date in %2</source>
            <translation>; %1 ohne Zahl oder Datum in %2</translation>
        </message>
        <message>
            <source>; %1 without shingles, not compared</source>
            <translation>; %1 ohne Shingles, nicht verglichen</translation>
        </message>
        <message>
            <source>; chosen keepers: %1</source>
            <translation>; gewählte Vertreter: %1</translation>
        </message>
        <message>
            <source>; the column is being read</source>
            <translation>; die Spalte wird gelesen</translation>
        </message>
        <message>
            <source>; there is no such column, so the first stays</source>
            <translation>; diese Spalte fehlt, deshalb bleibt das erste</translation>
        </message>
        <message>
            <source>Document %1 is not in any group.</source>
            <translation>Dokument %1 ist in keiner Gruppe.</translation>
        </message>
        <message>
            <source>List the documents below each group, up to %1 documents of the first groups.</source>
            <translation>Listet die Dokumente unter jeder Gruppe auf, bis zu %1 Dokumente der ersten Gruppen.</translation>
        </message>
        <message>
            <source>No corpus is open yet.
Open files with Ctrl+O, or drop them anywhere on this window.</source>
            <translation>Noch ist kein Korpus geöffnet.
Öffnen Sie Dateien mit Strg+O, oder ziehen Sie sie irgendwo auf dieses Fenster.</translation>
        </message>
        <message>
            <source>No two documents are connected.
Lower the threshold t, or break fewer links, to connect more.</source>
            <translation>Keine zwei Dokumente sind verbunden.
Senken Sie den Schwellenwert t, oder trennen Sie weniger Verbindungen, um mehr zu verbinden.</translation>
        </message>
        <message>
            <source>The groups appear here after the first run.</source>
            <translation>Die Gruppen erscheinen hier nach dem ersten Lauf.</translation>
        </message>
        <message>
            <source>Use the &amp;rule in this group</source>
            <translation>&amp;Regel dieser Gruppe verwenden</translation>
        </message>
        <message>
            <source>You cannot choose more than %1 keepers.</source>
            <translation>Sie können höchstens %1 Vertreter wählen.</translation>
        </message>
        <message>
            <source>choice of a keeper</source>
            <translation>Wahl eines Vertreters</translation>
        </message>
        <message>
            <source>choice of a keeper redone</source>
            <translation>Wahl eines Vertreters wiederhergestellt</translation>
        </message>
        <message>
            <source>choice of a keeper undone</source>
            <translation>Wahl eines Vertreters zurückgenommen</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <source>unf&amp;old groups</source>
            <translation>Gruppen ausklappen (&amp;O)</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
    </context>
    <context>
        <name>lookalike::InfoBar</name>
        <message>
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Meldungen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::LengthPlot</name>
        <message>
            <source>%1 to %2 tokens: %3</source>
            <translation>%1 bis %2 Token: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>; hatched: selected</source>
            <translation>; schraffiert: gewählt</translation>
        </message>
        <message>
            <source>Lengths are known after the first run.</source>
            <translation>Die Längen sind nach dem ersten Lauf bekannt.</translation>
        </message>
        <message>
            <source>Lengths of the documents in tokens</source>
            <translation>Längen der Dokumente in Token</translation>
        </message>
        <message>
            <source>The number of documents by length; plus and minus zoom, Ctrl with an arrow moves, Home shows all.</source>
            <translation>Die Zahl der Dokumente nach Länge; Plus und Minus vergrößern, Strg mit einem Pfeil verschiebt, Pos1 zeigt alles.</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>length in characters (log)</source>
            <translation>Länge in Zeichen (log)</translation>
        </message>
        <message>
            <source>length in words (log)</source>
            <translation>Länge in Wörtern (log)</translation>
        </message>
        <message>
            <source>median %1; 9 of 10 up to %2
longest %3</source>
            <translation>Median %1; 9 von 10 bis %2
längstes %3</translation>
        </message>
        <message>
            <source>token</source>
            <translation>Token</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
    </context>
    <context>
        <name>lookalike::LessonExport</name>
        <message>
            <source>&amp;Copy picture</source>
            <translation>Bild &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Light colours</source>
            <translation>&amp;Helle Farben</translation>
        </message>
        <message>
            <source>&amp;Whole slide, 16:9</source>
            <translation>&amp;Ganze Folie, 16:9</translation>
        </message>
        <message>
            <source>Copied %1 formulas as LaTeX.</source>
            <translation>%1 Formeln als LaTeX kopiert.</translation>
        </message>
        <message>
            <source>Copied one formula as LaTeX.</source>
            <translation>Eine Formel als LaTeX kopiert.</translation>
        </message>
        <message>
            <source>Copy &amp;formulas as LaTeX</source>
            <translation>&amp;Formeln als LaTeX kopieren</translation>
        </message>
        <message>
            <source>Copy or save the scene as shown, or save the whole lesson as a PDF.</source>
            <translation>Kopiert oder sichert die Szene, wie sie gezeigt wird, oder sichert die ganze Lektion als PDF.</translation>
        </message>
        <message>
            <source>Copy the formulas of the scene to the clipboard.</source>
            <translation>Kopiert die Formeln der Szene in die Zwischenablage.</translation>
        </message>
        <message>
            <source>Copy the scene to the clipboard.</source>
            <translation>Kopiert die Szene in die Zwischenablage.</translation>
        </message>
        <message>
            <source>Draw pictures dark on light, even in a dark window.</source>
            <translation>Zeichnet Bilder dunkel auf hell, auch in einem dunklen Fenster.</translation>
        </message>
        <message>
            <source>E&amp;xport</source>
            <translation>E&amp;xport</translation>
        </message>
        <message>
            <source>Include title, sentence, corpus and recipe; if off, only the picture.</source>
            <translation>Nimmt Titel, Satz, Korpus und Rezept auf; sonst nur das Bild.</translation>
        </message>
        <message>
            <source>Save &amp;PNG…</source>
            <translation>&amp;PNG sichern…</translation>
        </message>
        <message>
            <source>Save &amp;SVG…</source>
            <translation>&amp;SVG sichern…</translation>
        </message>
        <message>
            <source>Save a slide for each step, notes for the lecturer, and the exercises with answers.</source>
            <translation>Sichert eine Folie für jeden Schritt, Notizen für die Lehrperson und die Aufgaben mit Lösungen.</translation>
        </message>
        <message>
            <source>Save as a bitmap; a slide has 1920 x 1080 pixels.</source>
            <translation>Sichert eine Rastergrafik; eine Folie hat 1920 x 1080 Pixel.</translation>
        </message>
        <message>
            <source>Save as vector graphics for the web or a drawing program.</source>
            <translation>Sichert eine Vektorgrafik für das Web oder ein Zeichenprogramm.</translation>
        </message>
        <message>
            <source>Save lesson</source>
            <translation>Lektion sichern</translation>
        </message>
        <message>
            <source>Save scene</source>
            <translation>Szene sichern</translation>
        </message>
        <message>
            <source>Save the whole lesson as P&amp;DF…</source>
            <translation>Ganze Lektion als P&amp;DF sichern…</translation>
        </message>
        <message>
            <source>This step shows no formula.</source>
            <translation>Dieser Schritt zeigt keine Formel.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::LessonPage</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>&amp;Controls</source>
            <translation>&amp;Regler</translation>
        </message>
        <message>
            <source>&amp;My texts</source>
            <translation>&amp;Meine Texte</translation>
        </message>
        <message>
            <source>&amp;Next  ▶</source>
            <translation>&amp;Nächster  ▶</translation>
        </message>
        <message>
            <source>&amp;What to try</source>
            <translation>Übungs&amp;weg</translation>
        </message>
        <message>
            <source>, nor a percentage.</source>
            <translation> und kein Prozentsatz.</translation>
        </message>
        <message>
            <source>?: keys · </source>
            <translation>?: Tasten · </translation>
        </message>
        <message>
            <source>Animate the change to the next step, unless the settings of the desktop turn animations off.</source>
            <translation>Animiert den Wechsel zum nächsten Schritt, sofern die Einstellungen des Desktops Animationen nicht abschalten.</translation>
        </message>
        <message>
            <source>Go back one step.</source>
            <translation>Geht einen Schritt zurück.</translation>
        </message>
        <message>
            <source>Go to the next step. The key ? lists all keys.</source>
            <translation>Geht zum nächsten Schritt. Die Taste ? zeigt alle Tasten.</translation>
        </message>
        <message>
            <source>Guess: %1_   Enter adds %2; G adds it and begins the next; Esc cancels.</source>
            <translation>Schätzung: %1_   Eingabe fügt %2 hinzu; G ebenso und beginnt die nächste; Esc bricht ab.</translation>
        </message>
        <message>
            <source>Guess: %1_   This is not a number from %2 to %3</source>
            <translation>Schätzung: %1_   Das ist keine Zahl von %2 bis %3</translation>
        </message>
        <message>
            <source>Guess: _   Type a number, then Enter; Esc cancels.</source>
            <translation>Schätzung: _   Tippen Sie eine Zahl, dann Eingabe; Esc bricht ab.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>N: seed, D: colours, C: controls, ?: keys · </source>
            <translation>N: Startwert, D: Farben, C: Regler, ?: Tasten · </translation>
        </message>
        <message>
            <source>Nine questions for self-study; each opens a scene with its values set.</source>
            <translation>Neun Fragen zum Selbststudium; jede öffnet eine Szene mit passenden Werten.</translation>
        </message>
        <message>
            <source>Nothing is random in this scene.</source>
            <translation>In dieser Szene ist nichts zufällig.</translation>
        </message>
        <message>
            <source>P&amp;ause</source>
            <translation>Pa&amp;use</translation>
        </message>
        <message>
            <source>Picture of the scene</source>
            <translation>Bild der Szene</translation>
        </message>
        <message>
            <source>Pl&amp;ay</source>
            <translation>Abspie&amp;len</translation>
        </message>
        <message>
            <source>Play the steps until the scene ends.</source>
            <translation>Spielt die Schritte bis zum Ende der Szene ab.</translation>
        </message>
        <message>
            <source>Random seed</source>
            <translation>Startwert des Zufalls</translation>
        </message>
        <message>
            <source>Reset the scene and show its first step.</source>
            <translation>Setzt die Szene zurück und zeigt ihren ersten Schritt.</translation>
        </message>
        <message>
            <source>S&amp;peed</source>
            <translation>Tem&amp;po</translation>
        </message>
        <message>
            <source>See&amp;d</source>
            <translation>Startw&amp;ert</translation>
        </message>
        <message>
            <source>Show or hide the controls of scene and lesson (C).</source>
            <translation>Zeigt oder verbirgt die Regler von Szene und Lektion (C).</translation>
        </message>
        <message>
            <source>Show the scene in full screen (F5); Esc exits.</source>
            <translation>Zeigt die Szene als Vollbild (F5); Esc verlässt es.</translation>
        </message>
        <message>
            <source>Show the texts of scene 1 in scenes 2 to 7 instead of their examples.</source>
            <translation>Zeigt die Texte der Szene 1 in den Szenen 2 bis 7 statt ihrer Beispiele.</translation>
        </message>
        <message>
            <source>Sl&amp;ide show</source>
            <translation>Vollb&amp;ild</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Start &amp;over</source>
            <translation>V&amp;on vorn</translation>
        </message>
        <message>
            <source>The seed of the random permutations, documents and pairs; equal seeds give equal results.</source>
            <translation>Der Startwert der zufälligen Permutationen, Dokumente und Paare; gleiche Startwerte ergeben gleiche Ergebnisse.</translation>
        </message>
        <message>
            <source>The time per step while playing: 6, 3 or 1 s.</source>
            <translation>Die Zeit pro Schritt beim Abspielen: sechs, drei Sekunden oder eine.</translation>
        </message>
        <message>
            <source>This step has no open question. Enter or Esc continues.</source>
            <translation>Dieser Schritt hat keine offene Frage. Eingabe oder Esc geht weiter.</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>schnell</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>slow</source>
            <translation>langsam</translation>
        </message>
        <message>
            <source>◀  Bac&amp;k</source>
            <translation>◀  Zurüc&amp;k</translation>
        </message>
    </context>
    <context>
        <name>lookalike::LessonPlayer</name>
        <message>
            <source>Guess now, or press again to go on without a guess.</source>
            <translation>Schätzen Sie jetzt, oder drücken Sie noch einmal, um ohne Schätzung fortzufahren.</translation>
        </message>
        <message>
            <source>Playback waits for your guess: click the scale, or continue without a guess.</source>
            <translation>Das Abspielen wartet auf Ihre Schätzung: Klicken Sie die Skala an, oder fahren Sie ohne Schätzung fort.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::LookMenu</name>
        <message>
            <source>&amp;Appearance</source>
            <translation>E&amp;rscheinungsbild</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <translation>Größere Schri&amp;ft</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <translation>N&amp;ormale Schrift</translation>
        </message>
        <message>
            <source>&amp;Smaller type</source>
            <translation>Kleinere Schr&amp;ift</translation>
        </message>
        <message>
            <source>&amp;System</source>
            <translation>&amp;System</translation>
        </message>
        <message>
            <source>Ctrl+0</source>
            <translation>Ctrl+0</translation>
        </message>
        <message>
            <source>Languag&amp;e</source>
            <translation>Spr&amp;ache</translation>
        </message>
    </context>
    <context>
        <name>lookalike::MainWindow</name>
        <message>
            <source>
Choose the file format and the text column with File &gt; Open with options.</source>
            <translation>
Wählen Sie das Dateiformat und die Textspalte mit Datei &gt; Mit Optionen öffnen.</translation>
        </message>
        <message>
            <source>&amp;About Lookalike</source>
            <translation>&amp;Über Lookalike</translation>
        </message>
        <message>
            <source>&amp;Cancel the current work</source>
            <translation>Laufende Arbeit &amp;abbrechen</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>&amp;Tastenkürzel</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Study</source>
            <translation>&amp;Studie</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Ctrl+Q</source>
            <translation>Ctrl+Q</translation>
        </message>
        <message>
            <source>New to MinHash and LSH? The lesson explains it in nine scenes.</source>
            <translation>Sind MinHash und LSH neu für Sie? Die Lektion erklärt sie in neun Szenen.</translation>
        </message>
        <message>
            <source>Open the lesson</source>
            <translation>Lektion öffnen</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Rezept</translation>
        </message>
        <message>
            <source>Recipe panel</source>
            <translation>Rezeptleiste</translation>
        </message>
        <message>
            <source>Run a&amp;gain</source>
            <translation>&amp;Erneut ausführen</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Show the recipe panel.</source>
            <translation>Zeigt die Rezeptleiste.</translation>
        </message>
        <message>
            <source>The recipe is now that of %1. Ctrl+Z restores the previous recipe.</source>
            <translation>Das Rezept ist jetzt das von: %1. Strg+Z stellt das vorige Rezept wieder her.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::MarkLegend</name>
        <message>
            <source>Legend: %1</source>
            <translation>Legende: %1</translation>
        </message>
        <message>
            <source>Words in shared shingles are shaded, neighbouring runs in two shades. Differences are underlined; long ones have a bar in the margin. The recipe ignores pale words and marks.</source>
            <translation>Wörter in gemeinsamen Shingles sind hinterlegt, benachbarte Folgen in zwei Tönen. Unterschiede sind unterstrichen; lange haben einen Balken am Rand. Das Rezept übergeht blasse Wörter und Zeichen.</translation>
        </message>
        <message>
            <source>Words only on the left or right, changed or moved. The recipe ignores pale words and marks; a pale underline marks a difference that it does not see.</source>
            <translation>Wörter nur links oder rechts, geändert oder verschoben. Das Rezept übergeht blasse Wörter und Zeichen; ein blasser Unterstrich markiert einen Unterschied, den es nicht sieht.</translation>
        </message>
        <message>
            <source>difference it ignores</source>
            <translation>übergangener Unterschied</translation>
        </message>
        <message>
            <source>ignored by the recipe</source>
            <translation>vom Rezept übergangen</translation>
        </message>
        <message>
            <source>searched for</source>
            <translation>gesucht</translation>
        </message>
        <message>
            <source>shared shingles</source>
            <translation>gemeinsame Shingles</translation>
        </message>
    </context>
    <context>
        <name>lookalike::NeighboursModel</name>
        <message>
            <source>%1 (tie at place %2)</source>
            <translation>%1 (Gleichstand auf Platz %2)</translation>
        </message>
        <message>
            <source>%1 of %2 found</source>
            <translation>%1 von %2 gefunden</translation>
        </message>
        <message>
            <source>J</source>
            <translation>J</translation>
        </message>
        <message>
            <source>LSH</source>
            <translation>LSH</translation>
        </message>
        <message>
            <source>bands</source>
            <translation>Bänder</translation>
        </message>
        <message>
            <source>both</source>
            <translation>beide</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>est.</source>
            <translation>gesch.</translation>
        </message>
        <message>
            <source>listed by both other methods</source>
            <translation>von beiden anderen Methoden aufgeführt</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>missing from the nearest by LSH</source>
            <translation>fehlt unter den nächsten nach LSH</translation>
        </message>
        <message>
            <source>missing from the nearest by signatures</source>
            <translation>fehlt unter den nächsten nach Signaturen</translation>
        </message>
        <message>
            <source>missing from the nearest by signatures and by LSH</source>
            <translation>fehlt unter den nächsten nach Signaturen und nach LSH</translation>
        </message>
        <message>
            <source>no.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>not one of the true nearest documents</source>
            <translation>keines der wahren nächsten Dokumente</translation>
        </message>
        <message>
            <source>one of the true nearest documents</source>
            <translation>eines der wahren nächsten Dokumente</translation>
        </message>
        <message>
            <source>sig.</source>
            <translation>Sig.</translation>
        </message>
        <message>
            <source>true</source>
            <translation>wahr</translation>
        </message>
    </context>
    <context>
        <name>lookalike::NeighboursPage</name>
        <message>
            <source>%1  (id %2)</source>
            <translation>%1  (Kennung %2)</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1; the selected row is shown beside the query.</source>
            <translation>%1; die gewählte Zeile steht neben der Anfrage.</translation>
        </message>
        <message>
            <source>&amp;Neighbours of</source>
            <translation>&amp;Nachbarn von</translation>
        </message>
        <message>
            <source>Enter a document's number, its id or words from its title above.</source>
            <translation>Geben Sie oben die Nummer, die Kennung oder Wörter aus dem Titel eines Dokuments ein.</translation>
        </message>
        <message>
            <source>Exact shingles: ground truth, in %1</source>
            <translation>Exakte Shingles: Referenz, in %1</translation>
        </message>
        <message>
            <source>How many neighbours</source>
            <translation>Wie viele Nachbarn</translation>
        </message>
        <message>
            <source>LSH: %1, in %2</source>
            <translation>LSH: %1, in %2</translation>
        </message>
        <message>
            <source>Minimum similarity</source>
            <translation>Mindestähnlichkeit</translation>
        </message>
        <message>
            <source>Nearest by LSH</source>
            <translation>Nächste nach LSH</translation>
        </message>
        <message>
            <source>Nearest by exact shingles</source>
            <translation>Nächste nach exakten Shingles</translation>
        </message>
        <message>
            <source>Nearest by signatures</source>
            <translation>Nächste nach Signaturen</translation>
        </message>
        <message>
            <source>Neighbours of</source>
            <translation>Nachbarn von</translation>
        </message>
        <message>
            <source>No corpus is open yet.
Open files with Ctrl+O, or drop them anywhere on this window.</source>
            <translation>Noch ist kein Korpus geöffnet.
Öffnen Sie Dateien mit Strg+O, oder ziehen Sie sie irgendwo auf dieses Fenster.</translation>
        </message>
        <message>
            <source>No document is this similar.
Lower the minimum similarity to list more documents.</source>
            <translation>Kein Dokument ist so ähnlich.
Senken Sie die Mindestähnlichkeit, um mehr Dokumente aufzulisten.</translation>
        </message>
        <message>
            <source>No document matches. Try its number, its id, or words from its title or text.</source>
            <translation>Kein Dokument passt. Versuchen Sie seine Nummer, seine Kennung oder Wörter aus Titel oder Text.</translation>
        </message>
        <message>
            <source>No document shares a shingle with this one.</source>
            <translation>Kein Dokument hat ein Shingle mit diesem gemeinsam.</translation>
        </message>
        <message>
            <source>Paste a text above, or drop one on this page; its nearest documents appear here.</source>
            <translation>Fügen Sie oben einen Text ein, oder ziehen Sie ihn auf diese Seite; hier erscheinen die nächsten Dokumente.</translation>
        </message>
        <message>
            <source>Paste a text here, or drop one</source>
            <translation>Fügen Sie hier einen Text ein, oder ziehen Sie ihn hierher</translation>
        </message>
        <message>
            <source>Query text</source>
            <translation>Anfragetext</translation>
        </message>
        <message>
            <source>Signatures: %1, in %2</source>
            <translation>Signaturen: %1, in %2</translation>
        </message>
        <message>
            <source>Text…</source>
            <translation>Text…</translation>
        </message>
        <message>
            <source>The neighbours appear here after the first run.</source>
            <translation>Die Nachbarn erscheinen hier nach dem ersten Lauf.</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>ho&amp;w many</source>
            <translation>&amp;wie viele</translation>
        </message>
        <message>
            <source>number, id or words from the title</source>
            <translation>Nummer, Kennung oder Wörter aus dem Titel</translation>
        </message>
        <message>
            <source>the text above</source>
            <translation>der Text oben</translation>
        </message>
        <message>
            <source>the text below</source>
            <translation>den Text unten</translation>
        </message>
    </context>
    <context>
        <name>lookalike::NumberControl</name>
        <message>
            <source>%1 (slider)</source>
            <translation>%1 (Schieberegler)</translation>
        </message>
    </context>
    <context>
        <name>lookalike::NumberList</name>
        <message>
            <source>Show: %1</source>
            <translation>Zeigen: %1</translation>
        </message>
        <message>
            <source>show</source>
            <translation>zeigen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::OwnSteps</name>
        <message>
            <source>Re&amp;do %1</source>
            <translation>Wiederherste&amp;llen: %1</translation>
        </message>
        <message>
            <source>Re&amp;do on this page</source>
            <translation>Auf dieser Seite wiederherste&amp;llen</translation>
        </message>
        <message>
            <source>U&amp;ndo %1</source>
            <translation>Rückgän&amp;gig: %1</translation>
        </message>
        <message>
            <source>U&amp;ndo on this page</source>
            <translation>Auf dieser Seite rückgän&amp;gig</translation>
        </message>
    </context>
    <context>
        <name>lookalike::Pages</name>
        <message>
            <source>Corpus</source>
            <translation>Korpus</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>S-curve</source>
            <translation>S-Kurve</translation>
        </message>
        <message>
            <source>Sweep</source>
            <translation>Messreihe</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairChooser</name>
        <message>
            <source>Minimum similarity</source>
            <translation>Mindestähnlichkeit</translation>
        </message>
        <message>
            <source>Pairs to list</source>
            <translation>Aufgelistete Paare</translation>
        </message>
        <message>
            <source>Sho&amp;w</source>
            <translation>Aus&amp;wahl</translation>
        </message>
        <message>
            <source>Similarity below</source>
            <translation>Ähnlichkeit unter</translation>
        </message>
        <message>
            <source>to</source>
            <translation>bis</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairFilterBar</name>
        <message>
            <source>%1 The list is unchanged.</source>
            <translation>%1 Die Liste ist unverändert.</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Minimum number of words</source>
            <translation>Mindestzahl der Wörter</translation>
        </message>
        <message>
            <source>Pairs per stratum</source>
            <translation>Paare pro Schicht</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>hide %1 &amp;identical</source>
            <translation>%1 &amp;identische ausblenden</translation>
        </message>
        <message>
            <source>hide &amp;identical</source>
            <translation>&amp;identische ausblenden</translation>
        </message>
        <message>
            <source>one per group</source>
            <translation>eines pro Gruppe</translation>
        </message>
        <message>
            <source>per stratum</source>
            <translation>pro Schicht</translation>
        </message>
        <message>
            <source>sample of</source>
            <translation>Stichprobe von</translation>
        </message>
        <message>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>words, j&gt;=0.8, bands&lt;3, words&gt;10, id:17, doc:211, group:1, verdict:near, and, or, not</source>
            <translation>Wörter, j&gt;=0.8, bands&lt;3, words&gt;10, id:17, doc:211, group:1, verdict:near, and, or, not</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairJudging</name>
        <message>
            <source> (%1 with equal texts)</source>
            <translation> (%1 mit gleichen Texten)</translation>
        </message>
        <message>
            <source>%1 / %2: %3 changed to %4</source>
            <translation>%1 / %2: %3 geändert in %4</translation>
        </message>
        <message>
            <source>%1 / %2: note saved, judged unsure</source>
            <translation>%1 / %2: Notiz gespeichert, als unsicher beurteilt</translation>
        </message>
        <message>
            <source>%1 judged %2, %3 changed; U undoes that</source>
            <translation>%1 beurteilt als %2, %3 geändert; U nimmt das zurück</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>&amp;Borderline first</source>
            <translation>&amp;Grenzfälle zuerst</translation>
        </message>
        <message>
            <source>&amp;Go on: %1 of %2, %3</source>
            <translation>&amp;Weiter: %1 von %2, %3</translation>
        </message>
        <message>
            <source>&amp;Judge all (%1)</source>
            <translation>&amp;Alle beurteilen (%1)</translation>
        </message>
        <message>
            <source>&amp;Judge them</source>
            <translation>&amp;Beurteilen</translation>
        </message>
        <message>
            <source>&amp;Keep other verdicts (%1)</source>
            <translation>Andere Urteile be&amp;halten (%1)</translation>
        </message>
        <message>
            <source>&amp;Random strata</source>
            <translation>&amp;Zufällige Schichten</translation>
        </message>
        <message>
            <source>, from the pairs drawn at random</source>
            <translation>, aus den zufällig gezogenen Paaren</translation>
        </message>
        <message>
            <source>: Esc ends</source>
            <translation>: Esc beendet</translation>
        </message>
        <message>
            <source>: Esc ends, F6 then adds %1</source>
            <translation>: Esc beendet, F6 fügt dann %1 hinzu</translation>
        </message>
        <message>
            <source>Borderline first, %1: the hardest pairs; the interval of precision does not hold.
Current list, %2: in its order; the interval holds if the list is a random sample of the similar pairs.</source>
            <translation>Grenzfälle zuerst, %1: die schwierigsten Paare; das Intervall der Genauigkeit gilt nicht.
Aktuelle Liste, %2: in ihrer Reihenfolge; das Intervall gilt, wenn die Liste eine zufällige Stichprobe der ähnlichen Paare ist.</translation>
        </message>
        <message>
            <source>Current &amp;list</source>
            <translation>Aktuelle &amp;Liste</translation>
        </message>
        <message>
            <source>Include pairs that only &amp;others have judged</source>
            <translation>Auch &amp;Paare, die nur andere beurteilt haben</translation>
        </message>
        <message>
            <source>Judge %1 as "%2"?</source>
            <translation>%1 als „%2“ beurteilen?</translation>
        </message>
        <message>
            <source>Judge the selected pairs</source>
            <translation>Ausgewählte Paare beurteilen</translation>
        </message>
        <message>
            <source>Judging mode</source>
            <translation>Beurteilungsmodus</translation>
        </message>
        <message>
            <source>Keys 1 to 4 judge the selected pair %1.</source>
            <translation>Die Tasten 1 bis 4 beurteilen das gewählte Paar %1.</translation>
        </message>
        <message>
            <source>Keys 1 to 4 judge the selected pair.</source>
            <translation>Die Tasten 1 bis 4 beurteilen das gewählte Paar.</translation>
        </message>
        <message>
            <source>Random strata, %1: the interval of precision holds.</source>
            <translation>Zufällige Schichten, %1: Das Intervall der Genauigkeit gilt.</translation>
        </message>
        <message>
            <source>Random strata, %1: this list does not measure the run's precision.</source>
            <translation>Zufällige Schichten, %1: Diese Liste misst die Genauigkeit des Laufs nicht.</translation>
        </message>
        <message>
            <source>Undo (U) takes back all of them in one step.</source>
            <translation>Rückgängig (U) nimmt alle in einem Schritt zurück.</translation>
        </message>
        <message>
            <source>Verdicts of yours that would change: %1.</source>
            <translation>Ihre Urteile, die sich ändern würden: %1.</translation>
        </message>
        <message>
            <source>Which pairs do you want to judge?</source>
            <translation>Welche Paare möchten Sie beurteilen?</translation>
        </message>
        <message>
            <source>all %1 judged</source>
            <translation>alle %1 beurteilt</translation>
        </message>
        <message>
            <source>as %1</source>
            <translation>als %1</translation>
        </message>
        <message>
            <source>borderline first</source>
            <translation>Grenzfälle zuerst</translation>
        </message>
        <message>
            <source>in view</source>
            <translation>in der Ansicht</translation>
        </message>
        <message>
            <source>list: %1</source>
            <translation>Liste: %1</translation>
        </message>
        <message>
            <source>next: %1</source>
            <translation>als Nächstes: %1</translation>
        </message>
        <message>
            <source>pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>random</source>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>run: %1</source>
            <translation>Lauf: %1</translation>
        </message>
        <message>
            <source>this list does not measure the run's precision</source>
            <translation>diese Liste misst die Genauigkeit des Laufs nicht</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>verdicts</source>
            <translation>Urteile</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairTable</name>
        <message>
            <source>Pairs of documents</source>
            <translation>Paare von Dokumenten</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairsModel</name>
        <message>
            <source>J</source>
            <translation>J</translation>
        </message>
        <message>
            <source>J %1</source>
            <translation>J %1</translation>
        </message>
        <message>
            <source>Not computed: this recipe does not verify pairs exactly.</source>
            <translation>Nicht berechnet: Dieses Rezept verifiziert Paare nicht exakt.</translation>
        </message>
        <message>
            <source>a</source>
            <translation>a</translation>
        </message>
        <message>
            <source>b</source>
            <translation>b</translation>
        </message>
        <message>
            <source>bands</source>
            <translation>Bänder</translation>
        </message>
        <message>
            <source>baseline → this</source>
            <translation>Vergleichslauf → dieser</translation>
        </message>
        <message>
            <source>containment</source>
            <translation>Enthaltensein</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzwert</translation>
        </message>
        <message>
            <source>estimate %1</source>
            <translation>Schätzwert %1</translation>
        </message>
        <message>
            <source>first document</source>
            <translation>erstes Dokument</translation>
        </message>
        <message>
            <source>id a</source>
            <translation>Kennung a</translation>
        </message>
        <message>
            <source>id b</source>
            <translation>Kennung b</translation>
        </message>
        <message>
            <source>length a</source>
            <translation>Länge a</translation>
        </message>
        <message>
            <source>length b</source>
            <translation>Länge b</translation>
        </message>
        <message>
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>second document</source>
            <translation>zweites Dokument</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PairsPage</name>
        <message>
            <source>%1 listed.</source>
            <translation>%1 aufgelistet.</translation>
        </message>
        <message>
            <source>Compared with %1, %2</source>
            <translation>Verglichen mit %1, %2</translation>
        </message>
        <message>
            <source>Comparing all pairs exactly; they appear here afterwards.</source>
            <translation>Alle Paare werden exakt verglichen; danach erscheinen sie hier.</translation>
        </message>
        <message>
            <source>List and filters use the %1 most similar.</source>
            <translation>Liste und Filter nutzen die %1 ähnlichsten.</translation>
        </message>
        <message>
            <source>Not known: %1</source>
            <translation>Nicht bekannt: %1</translation>
        </message>
        <message>
            <source>The run to compare with is still running.</source>
            <translation>Der Lauf zum Vergleich läuft noch.</translation>
        </message>
        <message>
            <source>The sweep's reference: %1.</source>
            <translation>Referenz der Messreihe: %1.</translation>
        </message>
        <message>
            <source>There is no run to compare with. Add this one with Ctrl+K, then change the recipe.</source>
            <translation>Es gibt keinen Lauf zum Vergleich. Fügen Sie diesen mit Strg+K hinzu, und ändern Sie dann das Rezept.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ParameterControl</name>
        <message>
            <source> (about %1 here)</source>
            <translation> (hier etwa %1)</translation>
        </message>
        <message>
            <source>Stop words, one per line</source>
            <translation>Stoppwörter, eines pro Zeile</translation>
        </message>
        <message>
            <source>a file…</source>
            <translation>eine Datei…</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PlotExportButton</name>
        <message>
            <source>&amp;Copy image</source>
            <translation>Bild &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Light colours</source>
            <translation>&amp;Helle Farben</translation>
        </message>
        <message>
            <source>16:&amp;9 slide</source>
            <translation>16:&amp;9-Folie</translation>
        </message>
        <message>
            <source>Exp&amp;ort</source>
            <translation>Exp&amp;ort</translation>
        </message>
        <message>
            <source>Export the plot</source>
            <translation>Diagramm exportieren</translation>
        </message>
        <message>
            <source>Save &amp;PDF</source>
            <translation>&amp;PDF sichern</translation>
        </message>
        <message>
            <source>Save &amp;SVG</source>
            <translation>&amp;SVG sichern</translation>
        </message>
        <message>
            <source>Save PNG, &amp;%1x</source>
            <translation>PNG sichern, &amp;%1x</translation>
        </message>
        <message>
            <source>Save as a bitmap, enlarged by this factor.</source>
            <translation>Sichert eine Rastergrafik, um diesen Faktor vergrößert.</translation>
        </message>
        <message>
            <source>Save as vector graphics for the web or a drawing program.</source>
            <translation>Sichert eine Vektorgrafik für das Web oder ein Zeichenprogramm.</translation>
        </message>
        <message>
            <source>Save as vector graphics on a page of the plot's size.</source>
            <translation>Sichert eine Vektorgrafik auf einer Seite in der Größe des Diagramms.</translation>
        </message>
        <message>
            <source>Save numbers as CS&amp;V</source>
            <translation>Zahlen als CS&amp;V sichern</translation>
        </message>
        <message>
            <source>Save plot</source>
            <translation>Diagramm sichern</translation>
        </message>
        <message>
            <source>Save the numbers shown as a table.</source>
            <translation>Sichert die gezeigten Zahlen als Tabelle.</translation>
        </message>
        <message>
            <source>Show &amp;all</source>
            <translation>&amp;Alles zeigen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::Presenting</name>
        <message>
            <source>S&amp;how full screen</source>
            <translation>Vollbil&amp;d zeigen</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PreviewDialog</name>
        <message>
            <source>&amp;Documents</source>
            <translation>Dok&amp;umente</translation>
        </message>
        <message>
            <source>&amp;File or folder</source>
            <translation>Datei oder &amp;Ordner</translation>
        </message>
        <message>
            <source>&amp;Id column</source>
            <translation>Kennung&amp;sspalte</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Art</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>Öff&amp;nen</translation>
        </message>
        <message>
            <source>&amp;Text column</source>
            <translation>&amp;Textspalte</translation>
        </message>
        <message>
            <source>C&amp;hoose…</source>
            <translation>&amp;Wählen…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Choose a file</source>
            <translation>Datei wählen</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Extent of the preview</source>
            <translation>Umfang der Vorschau</translation>
        </message>
        <message>
            <source>File or folder</source>
            <translation>Datei oder Ordner</translation>
        </message>
        <message>
            <source>First records</source>
            <translation>Erste Datensätze</translation>
        </message>
        <message>
            <source>Id column</source>
            <translation>Kennungsspalte</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Open with options</source>
            <translation>Mit Optionen öffnen</translation>
        </message>
        <message>
            <source>Other files</source>
            <translation>Weitere Dateien</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <source>Reading the beginning…</source>
            <translation>Liest den Anfang…</translation>
        </message>
        <message>
            <source>Remove &amp;mail headers (up to the first blank line)</source>
            <translation>&amp;Mail-Köpfe entfernen (bis zur ersten Leerzeile)</translation>
        </message>
        <message>
            <source>Remove mail headers</source>
            <translation>Mail-Köpfe entfernen</translation>
        </message>
        <message>
            <source>Text column</source>
            <translation>Textspalte</translation>
        </message>
        <message>
            <source>Tit&amp;le column</source>
            <translation>Tite&amp;lspalte</translation>
        </message>
        <message>
            <source>Title column</source>
            <translation>Titelspalte</translation>
        </message>
        <message>
            <source>a file or a folder</source>
            <translation>eine Datei oder ein Ordner</translation>
        </message>
        <message>
            <source>all documents</source>
            <translation>alle Dokumente</translation>
        </message>
        <message>
            <source>and %1 more, read the same way</source>
            <translation>und %1 weitere, ebenso gelesen</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>automatic: %1</source>
            <translation>automatisch: %1</translation>
        </message>
        <message>
            <source>automatic: none</source>
            <translation>automatisch: keine</translation>
        </message>
        <message>
            <source>choose one</source>
            <translation>bitte wählen</translation>
        </message>
        <message>
            <source>detected</source>
            <translation>erkannt</translation>
        </message>
        <message>
            <source>detected: %1</source>
            <translation>erkannt: %1</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>lookalike::PreviewModel</name>
        <message>
            <source>%1 in total, from %2.</source>
            <translation>%1 insgesamt, aus %2.</translation>
        </message>
        <message>
            <source>%1 ▸ %2</source>
            <translation>%1 ▸ %2</translation>
        </message>
        <message>
            <source>JSON Lines</source>
            <translation>JSON Lines</translation>
        </message>
        <message>
            <source>Parquet</source>
            <translation>Parquet</translation>
        </message>
        <message>
            <source>The first %1 of %2.</source>
            <translation>Die ersten %1 von %2.</translation>
        </message>
        <message>
            <source>a table (CSV or TSV)</source>
            <translation>eine Tabelle (CSV oder TSV)</translation>
        </message>
        <message>
            <source>by its content</source>
            <translation>nach dem Inhalt</translation>
        </message>
        <message>
            <source>id</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>newswire (SGML)</source>
            <translation>Nachrichten (SGML)</translation>
        </message>
        <message>
            <source>record</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>records</source>
            <translation>Datensätze</translation>
        </message>
        <message>
            <source>text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>texts, one per file</source>
            <translation>Texte, einer pro Datei</translation>
        </message>
        <message>
            <source>the built-in corpus</source>
            <translation>das eingebaute Korpus</translation>
        </message>
        <message>
            <source>title</source>
            <translation>Titel</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ReadingFoot</name>
        <message>
            <source>%1 (%2).</source>
            <translation>%1 (%2).</translation>
        </message>
        <message>
            <source>Line breaks, font, folding and sides of the two texts, as in View &gt; Texts.</source>
            <translation>Zeilenumbrüche, Schrift, Einklappen und Seiten der beiden Texte, wie unter Ansicht &gt; Texte.</translation>
        </message>
        <message>
            <source>Next difference</source>
            <translation>Nächster Unterschied</translation>
        </message>
        <message>
            <source>Previous difference</source>
            <translation>Voriger Unterschied</translation>
        </message>
        <message>
            <source>Texts</source>
            <translation>Texte</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ReadingPane</name>
        <message>
            <source>Computing…</source>
            <translation>Berechnet…</translation>
        </message>
        <message>
            <source>Sh&amp;ingles</source>
            <translation>Sh&amp;ingles</translation>
        </message>
        <message>
            <source>Shingles of the document</source>
            <translation>Shingles des Dokuments</translation>
        </message>
        <message>
            <source>Te&amp;xt</source>
            <translation>Te&amp;xt</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>To&amp;kens</source>
            <translation>To&amp;ken</translation>
        </message>
        <message>
            <source>Tokens of the document</source>
            <translation>Token des Dokuments</translation>
        </message>
        <message>
            <source>Views of the document</source>
            <translation>Ansichten des Dokuments</translation>
        </message>
        <message>
            <source>hash</source>
            <translation>Hash</translation>
        </message>
        <message>
            <source>id %1</source>
            <translation>Kennung %1</translation>
        </message>
        <message>
            <source>place</source>
            <translation>Stelle</translation>
        </message>
        <message>
            <source>repeated</source>
            <translation>wiederholt</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
    </context>
    <context>
        <name>lookalike::RecipeGroups</name>
        <message>
            <source>&amp;Bands</source>
            <translation>Bänder (&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Corpus</source>
            <translation>Korpus (&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Text</source>
            <translation>&amp;Text</translation>
        </message>
        <message>
            <source>Choose bands and rows that reach a recall goal with the fewest candidates (%1).</source>
            <translation>Wählt Bänder und Zeilen, die eine Trefferquote mit den wenigsten Kandidaten erreichen (%1).</translation>
        </message>
        <message>
            <source>Ctrl+G</source>
            <translation>Ctrl+G</translation>
        </message>
        <message>
            <source>More parameters of %1</source>
            <translation>Weitere Parameter zu %1</translation>
        </message>
        <message>
            <source>Shin&amp;gles</source>
            <translation>Shin&amp;gles</translation>
        </message>
        <message>
            <source>Signatu&amp;re</source>
            <translation>Signatu&amp;r</translation>
        </message>
        <message>
            <source>Suggest (&amp;Q)…</source>
            <translation>Vorschlagen (&amp;Q)…</translation>
        </message>
        <message>
            <source>Suggest bands and rows</source>
            <translation>Bänder und Zeilen vorschlagen</translation>
        </message>
        <message>
            <source>Verif&amp;y</source>
            <translation>Verifikation (&amp;Y)</translation>
        </message>
        <message>
            <source>fewer</source>
            <translation>weniger</translation>
        </message>
        <message>
            <source>more</source>
            <translation>mehr</translation>
        </message>
        <message>
            <source>more bands: looser · more rows: stricter</source>
            <translation>mehr Bänder: lockerer · mehr Zeilen: strenger</translation>
        </message>
    </context>
    <context>
        <name>lookalike::RecipePanel</name>
        <message>
            <source>&amp;Live</source>
            <translation>&amp;Live</translation>
        </message>
        <message>
            <source>Not run yet. F5 %1; about %2.</source>
            <translation>Noch nicht ausgeführt. F5 %1; etwa %2.</translation>
        </message>
        <message>
            <source>Not run yet. F5 runs it.</source>
            <translation>Noch nicht ausgeführt. F5 startet.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Redo the last undone change (%1).</source>
            <translation>Stellt die letzte zurückgenommene Änderung wieder her (%1).</translation>
        </message>
        <message>
            <source>Run (F5)</source>
            <translation>Start (F5)</translation>
        </message>
        <message>
            <source>Run the current recipe.</source>
            <translation>Führt das aktuelle Rezept aus.</translation>
        </message>
        <message>
            <source>St&amp;udy</source>
            <translation>St&amp;udie</translation>
        </message>
        <message>
            <source>Study: a named recipe</source>
            <translation>Studie: ein benanntes Rezept</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo the last change (%1).</source>
            <translation>Macht die letzte Änderung rückgängig (%1).</translation>
        </message>
        <message>
            <source>change of %1</source>
            <translation>Änderung: %1</translation>
        </message>
        <message>
            <source>custom settings</source>
            <translation>eigene Einstellungen</translation>
        </message>
        <message>
            <source>study %1</source>
            <translation>Studie %1</translation>
        </message>
        <message>
            <source>⚠ Not run: %1</source>
            <translation>⚠ Nicht ausgeführt: %1</translation>
        </message>
    </context>
    <context>
        <name>lookalike::RunFiles</name>
        <message>
            <source>%1 saved.</source>
            <translation>%1 gesichert.</translation>
        </message>
        <message>
            <source>&amp;Save run</source>
            <translation>Lauf &amp;sichern</translation>
        </message>
        <message>
            <source>A recovery copy of an earlier session cannot be read and stays where it is: %1</source>
            <translation>Eine Sicherungskopie einer früheren Sitzung ist nicht lesbar und bleibt, wo sie ist: %1</translation>
        </message>
        <message>
            <source>Ctrl+L</source>
            <translation>Ctrl+L</translation>
        </message>
        <message>
            <source>Ctrl+R</source>
            <translation>Ctrl+R</translation>
        </message>
        <message>
            <source>Ctrl+Shift+S</source>
            <translation>Ctrl+Shift+S</translation>
        </message>
        <message>
            <source>F6 continues judging (%1 so far, in all samples together).</source>
            <translation>F6 setzt das Urteilen fort (bisher %1, in allen Stichproben zusammen).</translation>
        </message>
        <message>
            <source>Locate %1</source>
            <translation>%1 suchen</translation>
        </message>
        <message>
            <source>Locate corpus…</source>
            <translation>Korpus suchen…</translation>
        </message>
        <message>
            <source>Lookalike cannot write to %1: unsaved work cannot be recovered after a crash.</source>
            <translation>Lookalike kann nicht in %1 schreiben: Ungesicherte Arbeit lässt sich nach einem Absturz nicht wiederherstellen.</translation>
        </message>
        <message>
            <source>Lookalike did not close properly last time; this is your recovered work.</source>
            <translation>Lookalike wurde beim letzten Mal nicht richtig beendet; dies ist Ihre wiederhergestellte Arbeit.</translation>
        </message>
        <message>
            <source>Open &amp;it</source>
            <translation>&amp;Öffnen</translation>
        </message>
        <message>
            <source>Open &amp;run…</source>
            <translation>&amp;Lauf öffnen…</translation>
        </message>
        <message>
            <source>Open run</source>
            <translation>Lauf öffnen</translation>
        </message>
        <message>
            <source>Otherwise the file stays as last saved.</source>
            <translation>Sonst bleibt die Datei auf dem zuletzt gesicherten Stand.</translation>
        </message>
        <message>
            <source>Otherwise they are lost; a run file stores them.</source>
            <translation>Sonst gehen sie verloren; eine Lauf-Datei nimmt sie auf.</translation>
        </message>
        <message>
            <source>Runs (*.lookalike)</source>
            <translation>Läufe (*.lookalike)</translation>
        </message>
        <message>
            <source>Save run</source>
            <translation>Lauf sichern</translation>
        </message>
        <message>
            <source>Save run &amp;as…</source>
            <translation>Lauf sichern un&amp;ter…</translation>
        </message>
        <message>
            <source>Save the changes to %1?</source>
            <translation>Änderungen an %1 sichern?</translation>
        </message>
        <message>
            <source>Save your choices? They are not in a file yet: %1.</source>
            <translation>Ihre Wahl sichern? Sie ist noch in keiner Datei: %1.</translation>
        </message>
        <message>
            <source>Save your verdicts? They are not in a file yet: %1.</source>
            <translation>Ihre Urteile sichern? Sie sind noch in keiner Datei: %1.</translation>
        </message>
        <message>
            <source>Settings cannot be written to %1 and will be lost when the window closes.</source>
            <translation>Die Einstellungen lassen sich nicht in %1 schreiben und gehen beim Schließen des Fensters verloren.</translation>
        </message>
        <message>
            <source>The corpus of %1 is neither at %2 nor beside the run file.</source>
            <translation>Das Korpus von %1 ist weder bei %2 noch neben der Lauf-Datei.</translation>
        </message>
        <message>
            <source>The texts of the corpus have changed since this run was saved. Numbers may differ.</source>
            <translation>Die Texte des Korpus haben sich geändert, seit dieser Lauf gesichert wurde. Zahlen können abweichen.</translation>
        </message>
        <message>
            <source>This is your earlier work on this corpus.</source>
            <translation>Das ist Ihre frühere Arbeit an diesem Korpus.</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Ungesicherte Änderungen</translation>
        </message>
        <message>
            <source>Your last work cannot be opened: %1 no longer exists.</source>
            <translation>Ihre letzte Arbeit lässt sich nicht öffnen: %1 gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>keeper chosen</source>
            <translation>Vertreter gewählt</translation>
        </message>
        <message>
            <source>keepers chosen</source>
            <translation>Vertreter gewählt</translation>
        </message>
        <message>
            <source>pair judged</source>
            <translation>Paar beurteilt</translation>
        </message>
        <message>
            <source>pairs judged</source>
            <translation>Paare beurteilt</translation>
        </message>
        <message>
            <source>recipe of the run</source>
            <translation>Rezept des Laufs</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>verdicts</source>
            <translation>Urteile</translation>
        </message>
    </context>
    <context>
        <name>lookalike::RunPage</name>
        <message>
            <source>%1 · %2 · digest %3</source>
            <translation>%1 · %2 · Prüfsumme %3</translation>
        </message>
        <message>
            <source>Copy recipe as &amp;JSON</source>
            <translation>Rezept als &amp;JSON kopieren</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Each stage's share of the run time; the same numbers are in the table beside it</source>
            <translation>Anteil jeder Stufe an der Laufzeit; dieselben Zahlen stehen in der Tabelle daneben</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>No corpus is open yet. Open files with Ctrl+O.</source>
            <translation>Noch ist kein Korpus geöffnet. Öffnen Sie Dateien mit Strg+O.</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Rezept</translation>
        </message>
        <message>
            <source>Share of the total time of all stages.</source>
            <translation>Anteil an der Summe aller Stufen.</translation>
        </message>
        <message>
            <source>The bytes, divided by the number of documents.</source>
            <translation>Die Bytes, geteilt durch die Zahl der Dokumente.</translation>
        </message>
        <message>
            <source>Time per stage</source>
            <translation>Zeit pro Stufe</translation>
        </message>
        <message>
            <source>Wall time of the last computation.</source>
            <translation>Laufzeit der letzten Berechnung.</translation>
        </message>
        <message>
            <source>average</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>count</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>meaning</source>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <source>number</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>parameter</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>stage</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>stored data</source>
            <translation>gespeicherte Daten</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>what it does</source>
            <translation>Wirkung</translation>
        </message>
    </context>
    <context>
        <name>lookalike::Runs</name>
        <message>
            <source>%1 belongs to another corpus, or its texts have changed since: pairs can be compared only over the same documents.</source>
            <translation>%1 gehört zu einem anderen Korpus, oder dessen Texte haben sich seither geändert: Paare lassen sich nur über denselben Dokumenten vergleichen.</translation>
        </message>
        <message>
            <source>%1 has no recall: %2</source>
            <translation>%1 hat keinen Recall: %2</translation>
        </message>
    </context>
    <context>
        <name>lookalike::RunsPanel</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 (%2–%3)</source>
            <translation>%1 (%2–%3)</translation>
        </message>
        <message>
            <source>&amp;%1 List %2</source>
            <translation>&amp;%1 %2 auflisten</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Umbenennen</translation>
        </message>
        <message>
            <source>&amp;Use this recipe</source>
            <translation>Dieses &amp;Rezept übernehmen</translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>b × r</source>
            <translation>b × r</translation>
        </message>
        <message>
            <source>both</source>
            <translation>beide</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>compare</source>
            <translation>vergleichen</translation>
        </message>
        <message>
            <source>current only</source>
            <translation>nur aktueller</translation>
        </message>
        <message>
            <source>k</source>
            <translation>k</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>n</source>
            <translation>n</translation>
        </message>
        <message>
            <source>no such pairs</source>
            <translation>keine solchen Paare</translation>
        </message>
        <message>
            <source>not measured</source>
            <translation>nicht gemessen</translation>
        </message>
        <message>
            <source>recall, %</source>
            <translation>Trefferquote, %</translation>
        </message>
        <message>
            <source>recipe of a run</source>
            <translation>Rezept eines Laufs</translation>
        </message>
        <message>
            <source>removal of %1</source>
            <translation>Entfernen von %1</translation>
        </message>
        <message>
            <source>row only</source>
            <translation>nur Zeile</translation>
        </message>
        <message>
            <source>run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>similar</source>
            <translation>ähnlich</translation>
        </message>
        <message>
            <source>t</source>
            <translation>t</translation>
        </message>
        <message>
            <source>the run %1</source>
            <translation>Lauf %1</translation>
        </message>
        <message>
            <source>this run</source>
            <translation>dieser Lauf</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>waits</source>
            <translation>wartet</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SCurvePage</name>
        <message>
            <source> It also passes the first-m check with probability %1.</source>
            <translation> Es besteht auch die Erste-m-Prüfung mit Wahrscheinlichkeit %1.</translation>
        </message>
        <message>
            <source> It is accepted with probability %1.</source>
            <translation> Es wird mit Wahrscheinlichkeit %1 akzeptiert.</translation>
        </message>
        <message>
            <source> Judged pairs from %1 to %2 that were called same or near: %3 of %4.</source>
            <translation> Beurteilte Paare von %1 bis %2, die als gleich oder verwandt gelten: %3 von %4.</translation>
        </message>
        <message>
            <source> This corpus has %1 from %2; %3.</source>
            <translation> Dieses Korpus hat %1 von %2; %3.</translation>
        </message>
        <message>
            <source> This corpus has no pairs from %1.</source>
            <translation> Dieses Korpus hat keine Paare von %1.</translation>
        </message>
        <message>
            <source> This corpus has only identical pairs from %1.</source>
            <translation> Dieses Korpus hat nur identische Paare von %1.</translation>
        </message>
        <message>
            <source> did</source>
            <translation> wurden es</translation>
        </message>
        <message>
            <source> passed the check</source>
            <translation> bestanden die Prüfung</translation>
        </message>
        <message>
            <source> were accepted</source>
            <translation> wurden akzeptiert</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1, roughly</source>
            <translation>%1, ungefähr</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <source>, hollow up to the upper limit if not sampled</source>
            <translation>, hohl bis zur Obergrenze, wenn nicht gezogen</translation>
        </message>
        <message>
            <source>A pair with %1 % similarity becomes a candidate with probability %2.</source>
            <translation>Ein Paar mit %1 % Ähnlichkeit wird mit Wahrscheinlichkeit %2 Kandidat.</translation>
        </message>
        <message>
            <source>A&amp;dd to Runs (Ctrl+K)</source>
            <translation>Zu d&amp;en Läufen hinzufügen (Strg+K)</translation>
        </message>
        <message>
            <source>Comparing all pairs exactly, to measure the curve: %1 %</source>
            <translation>Alle Paare werden exakt verglichen, um die Kurve zu messen: %1 %</translation>
        </message>
        <message>
            <source>Last run (other settings)</source>
            <translation>Letzter Lauf (andere Einstellung)</translation>
        </message>
        <message>
            <source>List these pairs on the Pairs page.</source>
            <translation>Diese Paare auf der Seite „Paare“ auflisten.</translation>
        </message>
        <message>
            <source>Measured at t = %1</source>
            <translation>Gemessen bei t = %1</translation>
        </message>
        <message>
            <source>Measured with other settings</source>
            <translation>Gemessen mit anderer Einstellung</translation>
        </message>
        <message>
            <source>No pair from %1 to %2 was sampled; upper limit %3.</source>
            <translation>Kein Paar von %1 bis %2 wurde gezogen; Obergrenze %3.</translation>
        </message>
        <message>
            <source>No run yet</source>
            <translation>Noch kein Lauf</translation>
        </message>
        <message>
            <source>Not measured: %1</source>
            <translation>Nicht gemessen: %1</translation>
        </message>
        <message>
            <source>Save &amp;histogram as CSV</source>
            <translation>Histo&amp;gramm als CSV sichern</translation>
        </message>
        <message>
            <source>Save &amp;measured points as CSV</source>
            <translation>Ge&amp;messene Punkte als CSV sichern</translation>
        </message>
        <message>
            <source>Save the number of pairs by similarity as a table.</source>
            <translation>Sichert die Zahl der Paare nach Ähnlichkeit als Tabelle.</translation>
        </message>
        <message>
            <source>Save the points with counts and 95 % limits as a table.</source>
            <translation>Sichert die Punkte mit Zahlen und 95-%-Grenzen als Tabelle.</translation>
        </message>
        <message>
            <source>This run</source>
            <translation>Dieser Lauf</translation>
        </message>
        <message>
            <source>Too many pairs have this similarity to list them; the bar is estimated from a sample.</source>
            <translation>Zu viele Paare haben diese Ähnlichkeit, um sie aufzulisten; der Balken ist aus einer Stichprobe geschätzt.</translation>
        </message>
        <message>
            <source>Use it as the threshold.</source>
            <translation>Als Schwellenwert übernehmen.</translation>
        </message>
        <message>
            <source>accepted</source>
            <translation>akzeptiert</translation>
        </message>
        <message>
            <source>candidate pairs</source>
            <translation>Kandidatenpaare</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>candidates expected</source>
            <translation>erwartete Kandidaten</translation>
        </message>
        <message>
            <source>change of bands and rows</source>
            <translation>Änderung von Bändern und Zeilen</translation>
        </message>
        <message>
            <source>change of the threshold</source>
            <translation>Änderung des Schwellenwerts</translation>
        </message>
        <message>
            <source>different pair</source>
            <translation>verschiedenes Paar</translation>
        </message>
        <message>
            <source>different pairs</source>
            <translation>verschiedene Paare</translation>
        </message>
        <message>
            <source>false candidates</source>
            <translation>falsche Kandidaten</translation>
        </message>
        <message>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
        <message>
            <source>identical, all found</source>
            <translation>identisch, alle gefunden</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>misses expected</source>
            <translation>erwartet übersehen</translation>
        </message>
        <message>
            <source>most similar</source>
            <translation>höchste Ähnlichkeit</translation>
        </message>
        <message>
            <source>no such pairs</source>
            <translation>keine solchen Paare</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>bestanden</translation>
        </message>
        <message>
            <source>recall</source>
            <translation>Trefferquote</translation>
        </message>
        <message>
            <source>similar pairs</source>
            <translation>ähnliche Paare</translation>
        </message>
        <message>
            <source>use</source>
            <translation>nutzen</translation>
        </message>
        <message>
            <source>work saved</source>
            <translation>ersparte Arbeit</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>falsch</translation>
        </message>
        <message>
            <source>◆ share of judged pairs that you judged same or near, for each stratum of 0.05, with dashed 95 % intervals</source>
            <translation>◆ Anteil der beurteilten Paare, die Sie als gleich oder verwandt beurteilt haben, je Schicht von 0.05, mit gestrichelten 95-%-Intervallen</translation>
        </message>
        <message>
            <source>○ share of the different pairs that were %1, with 95 % intervals; bars: the pairs in this corpus, pale if estimated from a sample</source>
            <translation>○ Anteil der verschiedenen Paare: %1, mit 95-%-Intervallen; Balken: die Paare in diesem Korpus, blass, wenn aus einer Stichprobe geschätzt</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SCurvePlot</name>
        <message>
            <source>Drag the threshold, the curve or its rise; Left and Right move the threshold, with Shift by thousandths; plus, minus and Home zoom.</source>
            <translation>Ziehen Sie den Schwellenwert, die Kurve oder ihren Anstieg; Links und Rechts verschieben den Schwellenwert, mit Umschalt um Tausendstel; Plus, Minus und Pos1 vergrößern.</translation>
        </message>
        <message>
            <source>Probability of becoming a candidate, by similarity. The Left and Right keys move the threshold.</source>
            <translation>Wahrscheinlichkeit, Kandidat zu werden, nach Ähnlichkeit. Die Tasten Links und Rechts verschieben den Schwellenwert.</translation>
        </message>
        <message>
            <source>S-curve</source>
            <translation>S-Kurve</translation>
        </message>
    </context>
    <context>
        <name>lookalike::ScalePanel</name>
        <message>
            <source>%1, d&amp;ocuments</source>
            <translation>%1, D&amp;okumente</translation>
        </message>
        <message>
            <source>D&amp;ocuments</source>
            <translation>D&amp;okumente</translation>
        </message>
        <message>
            <source>Number of documents in a larger corpus</source>
            <translation>Zahl der Dokumente in einem größeren Korpus</translation>
        </message>
        <message>
            <source>Running %1…</source>
            <translation>Führt %1 aus…</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SceneList</name>
        <message>
            <source>%1: show this scene from its first step.</source>
            <translation>%1: zeigt diese Szene ab ihrem ersten Schritt.</translation>
        </message>
        <message>
            <source>Scene %1: %2</source>
            <translation>Szene %1: %2</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SettingTabs</name>
        <message>
            <source>At sca&amp;le</source>
            <translation>&amp;Hochgerechnet</translation>
        </message>
        <message>
            <source>Details of the selected setting</source>
            <translation>Einzelheiten der gewählten Einstellung</translation>
        </message>
        <message>
            <source>More bands are looser: they find more and compare more. More rows are stricter.</source>
            <translation>Mehr Bänder sind lockerer: Sie finden mehr und vergleichen mehr. Mehr Zeilen sind strenger.</translation>
        </message>
        <message>
            <source>Not &amp;verified</source>
            <translation>Nicht &amp;verifiziert</translation>
        </message>
        <message>
            <source>Not available: signatures of this length take over 1 GiB.</source>
            <translation>Nicht verfügbar: Signaturen dieser Länge brauchen über 1 GiB.</translation>
        </message>
        <message>
            <source>This &amp;setting</source>
            <translation>Diese &amp;Einstellung</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SideBySide</name>
        <message>
            <source>%1 (rough comparison: long, dissimilar texts)</source>
            <translation>%1 (grober Vergleich: lange, unähnliche Texte)</translation>
        </message>
        <message>
            <source>%1, ignored by the recipe</source>
            <translation>%1, vom Rezept übergangen</translation>
        </message>
        <message>
            <source>comparing...</source>
            <translation>vergleicht...</translation>
        </message>
        <message>
            <source>difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>difference %1 of %2: %3</source>
            <translation>Unterschied %1 von %2: %3</translation>
        </message>
        <message>
            <source>differences</source>
            <translation>Unterschiede</translation>
        </message>
    </context>
    <context>
        <name>lookalike::StageBars</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Mean seconds of a run; a stage reused from the previous run counts with the time it took there.</source>
            <translation>Mittlere Sekunden eines Laufs; eine aus dem vorigen Lauf wiederverwendete Stufe zählt mit der Zeit, die sie dort brauchte.</translation>
        </message>
        <message>
            <source>Seconds of each stage against the first parameter; Export CSV writes the same numbers</source>
            <translation>Sekunden jeder Stufe über dem ersten Parameter; „CSV exportieren“ schreibt dieselben Zahlen</translation>
        </message>
        <message>
            <source>seconds per stage</source>
            <translation>Sekunden pro Stufe</translation>
        </message>
        <message>
            <source>seconds per stage, %1</source>
            <translation>Sekunden pro Stufe, %1</translation>
        </message>
        <message>
            <source>source (right scale)</source>
            <translation>Quelle (rechte Skala)</translation>
        </message>
    </context>
    <context>
        <name>lookalike::StatusStrip</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>No corpus yet</source>
            <translation>Noch kein Korpus</translation>
        </message>
        <message>
            <source>Opening %1</source>
            <translation>%1 wird geöffnet</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>reading</source>
            <translation>liest</translation>
        </message>
        <message>
            <source>shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>shingles</source>
            <translation>Shingles</translation>
        </message>
        <message>
            <source>working</source>
            <translation>arbeitet</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SuggestDialog</name>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source>&amp;Adopt</source>
            <translation>&amp;Übernehmen</translation>
        </message>
        <message>
            <source>(1/b)^(1/r) nearest t</source>
            <translation>(1/b)^(1/r) am nächsten bei t</translation>
        </message>
        <message>
            <source>Add to R&amp;uns</source>
            <translation>&amp;Zu den Läufen</translation>
        </message>
        <message>
            <source>Choose b&amp;y</source>
            <translation>&amp;b, r wählen nach</translation>
        </message>
        <message>
            <source>Comparing all pairs exactly; the suggestion follows.</source>
            <translation>Alle Paare werden exakt verglichen; der Vorschlag folgt.</translation>
        </message>
        <message>
            <source>Evaluating every choice of bands and rows…</source>
            <translation>Prüft jede Wahl von Bändern und Zeilen…</translation>
        </message>
        <message>
            <source>Find at l&amp;east</source>
            <translation>&amp;Mindestens finden</translation>
        </message>
        <message>
            <source>Open a corpus first: the suggestion uses its pairs.</source>
            <translation>Öffnen Sie zuerst ein Korpus: Der Vorschlag nutzt seine Paare.</translation>
        </message>
        <message>
            <source>Pairs below a similarity of %1 are not known; lower the recipe's threshold to include them.</source>
            <translation>Paare unter Ähnlichkeit %1 sind nicht bekannt; senken Sie den Schwellenwert des Rezepts, um sie einzuschließen.</translation>
        </message>
        <message>
            <source>Probability of finding a pair exactly at t</source>
            <translation>Wahrscheinlichkeit, ein Paar genau bei t zu finden</translation>
        </message>
        <message>
            <source>Progress of the suggestion</source>
            <translation>Fortschritt des Vorschlags</translation>
        </message>
        <message>
            <source>Rule that chooses b and r</source>
            <translation>Regel, die b und r wählt</translation>
        </message>
        <message>
            <source>Suggest bands and rows</source>
            <translation>Bänder und Zeilen vorschlagen</translation>
        </message>
        <message>
            <source>Threshold t</source>
            <translation>Schwellenwert t</translation>
        </message>
        <message>
            <source>Weight of missed pairs</source>
            <translation>Gewicht übersehener Paare</translation>
        </message>
        <message>
            <source>and a pair at t w&amp;ith</source>
            <translation>und ein Paar bei t m&amp;it</translation>
        </message>
        <message>
            <source>areas of both errors</source>
            <translation>Flächen beider Fehler</translation>
        </message>
        <message>
            <source>choose &amp;n too, not only b and r for n = %1</source>
            <translation>auch &amp;n wählen, nicht nur b und r für n = %1</translation>
        </message>
        <message>
            <source>missed pairs wei&amp;ghted</source>
            <translation>übersehene &amp;gewichtet</translation>
        </message>
        <message>
            <source>of different pairs, J ≥ &amp;t =</source>
            <translation>der verschiedenen Paare, J ≥ &amp;t =</translation>
        </message>
        <message>
            <source>pairs compared: %p %</source>
            <translation>Paare verglichen: %p %</translation>
        </message>
        <message>
            <source>recall on this corpus</source>
            <translation>Trefferquote in diesem Korpus</translation>
        </message>
        <message>
            <source>recall, without verification</source>
            <translation>Trefferquote, ohne Verifikation</translation>
        </message>
        <message>
            <source>settings evaluated: %p %</source>
            <translation>Einstellungen bewertet: %p %</translation>
        </message>
        <message>
            <source>suggested bands and rows</source>
            <translation>vorgeschlagene Bänder und Zeilen</translation>
        </message>
        <message>
            <source>turn off the &amp;first-m check (m = %1)</source>
            <translation>die E&amp;rste-m-Prüfung ausschalten (m = %1)</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SurveyButton</name>
        <message>
            <source>Compare all pairs exactly in the background, within the memory limit of a run.</source>
            <translation>Vergleicht alle Paare exakt im Hintergrund, innerhalb der Speichergrenze eines Laufs.</translation>
        </message>
        <message>
            <source>Compare any&amp;way</source>
            <translation>Trotzdem vergleichen (&amp;W)</translation>
        </message>
        <message>
            <source>Stop co&amp;mparing</source>
            <translation>Vergleich stoppen (&amp;M)</translation>
        </message>
        <message>
            <source>Stop; the curve then has no measured points.</source>
            <translation>Stoppt; die Kurve hat dann keine gemessenen Punkte.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepHeatMap</name>
        <message>
            <source>%1, finer towards 100 %</source>
            <translation>%1, feiner gegen 100 %</translation>
        </message>
        <message>
            <source>%1, logarithmic</source>
            <translation>%1, logarithmisch</translation>
        </message>
        <message>
            <source>Choose a reference and run the sweep to measure recall.</source>
            <translation>Wählen Sie eine Referenz und starten Sie die Messreihe, um die Trefferquote zu messen.</translation>
        </message>
        <message>
            <source>Heat map over bands and rows; the same numbers are in the table</source>
            <translation>Heatmap über Bändern und Zeilen; dieselben Zahlen stehen in der Tabelle</translation>
        </message>
        <message>
            <source>One number over bands and rows. The line around all cells is b × r = n: beyond it, a signature has too few values.</source>
            <translation>Eine Zahl über Bändern und Zeilen. Die Linie um alle Zellen ist b × r = n: Jenseits davon hat eine Signatur zu wenige Werte.</translation>
        </message>
        <message>
            <source>Showing %1: %2 is unknown, because no such pairs were judged.</source>
            <translation>Gezeigt wird %1: %2 ist unbekannt, weil keine solchen Paare beurteilt wurden.</translation>
        </message>
        <message>
            <source>Showing %1: %2 is unknown, because no two different documents are similar.</source>
            <translation>Gezeigt wird %1: %2 ist unbekannt, weil keine zwei verschiedenen Dokumente ähnlich sind.</translation>
        </message>
        <message>
            <source>bands b (more: looser)</source>
            <translation>Bänder b (mehr: lockerer)</translation>
        </message>
        <message>
            <source>dashed: equal %1 · ○ reaches the goal with the fewest candidates</source>
            <translation>gestrichelt: gleiches %1 · ○ erreicht das Ziel mit den wenigsten Kandidaten</translation>
        </message>
        <message>
            <source>rows r (more: stricter)</source>
            <translation>Zeilen r (mehr: strenger)</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepModel</name>
        <message>
            <source>%1 hash seeds</source>
            <translation>%1 Hash-Startwerte</translation>
        </message>
        <message>
            <source>Reaches the goal with this hash seed, but not with 95 of 100 hash seeds.</source>
            <translation>Erreicht das Ziel mit diesem Hash-Startwert, aber nicht mit 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>The true pairs are %1.</source>
            <translation>Die wahren Paare: %1.</translation>
        </message>
        <message>
            <source>compared with %1</source>
            <translation>verglichen mit %1</translation>
        </message>
        <message>
            <source>every b × r</source>
            <translation>alle b × r</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>the recipe alone</source>
            <translation>nur das Rezept</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepPage</name>
        <message>
            <source>%1 %2 misses %3; %4 of these are below the threshold with its shingles, so no choice of bands and rows finds them.</source>
            <translation>%1 %2 übersieht %3; %4 davon liegen mit seinen Shingles unter dem Schwellenwert, sodass keine Bänder und Zeilen sie finden.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: the goal of %2 is reached with 95 of 100 hash seeds, but not with this one.</source>
            <translation>%1: Das Ziel von %2 wird mit 95 von 100 Hash-Startwerten erreicht, aber nicht mit diesem.</translation>
        </message>
        <message>
            <source>A sweep runs the recipe on the corpus with many values of one or two parameters, and shows what each finds, misses and costs.</source>
            <translation>Eine Messreihe führt das Rezept auf dem Korpus mit vielen Werten eines oder zweier Parameter aus und zeigt, was jeder findet, übersieht und kostet.</translation>
        </message>
        <message>
            <source>Goal: recall %1; %2.</source>
            <translation>Ziel: Trefferquote %1; %2.</translation>
        </message>
        <message>
            <source>No different pairs are similar: recall cannot be judged.</source>
            <translation>Keine verschiedenen Paare sind ähnlich: Die Trefferquote lässt sich nicht beurteilen.</translation>
        </message>
        <message>
            <source>No setting reaches the goal of %1 with 95 of 100 hash seeds.</source>
            <translation>Keine Einstellung erreicht das Ziel %1 mit 95 von 100 Hash-Startwerten.</translation>
        </message>
        <message>
            <source>No setting reaches the goal of %1.</source>
            <translation>Keine Einstellung erreicht das Ziel %1.</translation>
        </message>
        <message>
            <source>Open a corpus first: Ctrl+O.</source>
            <translation>Öffnen Sie zuerst ein Korpus: Strg+O.</translation>
        </message>
        <message>
            <source>Previous table (&amp;Z)</source>
            <translation>Vorige Tabelle (&amp;Z)</translation>
        </message>
        <message>
            <source>Ranked by the measured recall until the exact comparison ends.</source>
            <translation>Geordnet nach der gemessenen Trefferquote, bis der exakte Vergleich endet.</translation>
        </message>
        <message>
            <source>Recipe has changed: rerun</source>
            <translation>Rezept geändert: neu starten</translation>
        </message>
        <message>
            <source>Run it: %1</source>
            <translation>Starten: %1</translation>
        </message>
        <message>
            <source>These rows belong to another sweep, not to the one above: %1 (%2).</source>
            <translation>Diese Zeilen gehören zu einer anderen Messreihe, nicht zu der obigen: %1 (%2).</translation>
        </message>
        <message>
            <source>To rank them, choose the pairs of one recipe as the reference.</source>
            <translation>Um sie zu ordnen, wählen Sie die Paare eines einzigen Rezepts als Referenz.</translation>
        </message>
        <message>
            <source>With this reference, the %1 are true by definition, which favours that row; verdicts and planted families favour none.</source>
            <translation>Mit dieser Referenz gelten die %1 per Definition als wahr, was diese Zeile begünstigt; Urteile und eingestreute Familien begünstigen keine.</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>other data</source>
            <translation>andere Daten</translation>
        </message>
        <message>
            <source>⚠ %1: the goal of %2 is reached with this hash seed, but not with 95 of 100.</source>
            <translation>⚠ %1: Das Ziel von %2 wird mit diesem Hash-Startwert erreicht, aber nicht mit 95 von 100.</translation>
        </message>
        <message>
            <source>⚠ These rows were measured on other data (%1, %2), not on the open corpus. Press Run sweep to measure this one.</source>
            <translation>⚠ Diese Zeilen wurden an anderen Daten gemessen (%1, %2), nicht am geöffneten Korpus. „Messreihe starten“ misst dieses.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepPlot</name>
        <message>
            <source>%1 A click selects a setting; a double click or Enter uses it.</source>
            <translation>%1 Ein Klick wählt eine Einstellung; ein Doppelklick oder Eingabe übernimmt sie.</translation>
        </message>
        <message>
            <source>The arrow keys go from one to the next. The wheel, plus and minus zoom; dragging or Ctrl with an arrow moves; Home or a double click on empty space shows all.</source>
            <translation>Die Pfeiltasten gehen von einer zur nächsten. Das Rad, Plus und Minus vergrößern; Ziehen oder Strg mit einem Pfeil verschiebt; Pos1 oder ein Doppelklick neben die Einstellungen zeigt alles.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepPlots</name>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1; reference: %2</source>
            <translation>%1; Referenz: %2</translation>
        </message>
        <message>
            <source>; varied: %1</source>
            <translation>; variiert: %1</translation>
        </message>
        <message>
            <source>Candidates and missed pairs of every setting (Alt+3).</source>
            <translation>Kandidaten und übersehene Paare jeder Einstellung (Alt+3).</translation>
        </message>
        <message>
            <source>Counts</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Each number against the first parameter (Alt+5).</source>
            <translation>Jede Zahl über dem ersten Parameter (Alt+5).</translation>
        </message>
        <message>
            <source>Each stage's share of the time; Export CSV writes the seconds</source>
            <translation>Anteil jeder Stufe an der Zeit; „CSV exportieren“ schreibt die Sekunden</translation>
        </message>
        <message>
            <source>Goal (&amp;J)</source>
            <translation>Ziel (&amp;J)</translation>
        </message>
        <message>
            <source>Kind of plot</source>
            <translation>Art des Diagramms</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Measure of the heat map</source>
            <translation>Messgröße der Heatmap</translation>
        </message>
        <message>
            <source>One number over bands and rows, as colour (Alt+4).</source>
            <translation>Eine Zahl über Bändern und Zeilen, als Farbe (Alt+4).</translation>
        </message>
        <message>
            <source>Reading took %1, once for all rows</source>
            <translation>Das Lesen dauerte %1, einmal für alle Zeilen</translation>
        </message>
        <message>
            <source>Recall to reach</source>
            <translation>Zu erreichende Trefferquote</translation>
        </message>
        <message>
            <source>Seconds of each stage, and their shares (Alt+6).</source>
            <translation>Sekunden jeder Stufe und ihre Anteile (Alt+6).</translation>
        </message>
        <message>
            <source>Shares of the selected row, otherwise of the mean of all rows; a reused stage counts in every row.</source>
            <translation>Anteile der gewählten Zeile, sonst des Mittels aller Zeilen; eine wiederverwendete Stufe zählt in jeder Zeile.</translation>
        </message>
        <message>
            <source>The first %1 of %2 rows; only the table has the others</source>
            <translation>Die ersten %1 von %2 Zeilen; die übrigen hat nur die Tabelle</translation>
        </message>
        <message>
            <source>The table has %1 more</source>
            <translation>Die Tabelle hat %1 mehr</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Zeiten</translation>
        </message>
        <message>
            <source>Trade-off</source>
            <translation>Abwägung</translation>
        </message>
        <message>
            <source>Vertical axis</source>
            <translation>Senkrechte Achse</translation>
        </message>
        <message>
            <source>average row</source>
            <translation>mittlere Zeile</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>Kombination</translation>
        </message>
        <message>
            <source>combinations</source>
            <translation>Kombinationen</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>recall</source>
            <translation>Trefferquote</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepRowTable</name>
        <message>
            <source>%1 and a JSON file beside it written.</source>
            <translation>%1 und eine JSON-Datei daneben geschrieben.</translation>
        </message>
        <message>
            <source>&amp;Add to Runs</source>
            <translation>Zu den &amp;Läufen</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Mehr</translation>
        </message>
        <message>
            <source>Export CSV (&amp;K)…</source>
            <translation>CSV exportieren (&amp;K)…</translation>
        </message>
        <message>
            <source>Export the table as CSV and as JSON</source>
            <translation>Die Tabelle als CSV und als JSON exportieren</translation>
        </message>
        <message>
            <source>Of hash seed %1:</source>
            <translation>Mit Hash-Startwert %1:</translation>
        </message>
        <message>
            <source>Rows of the sweep</source>
            <translation>Zeilen der Messreihe</translation>
        </message>
        <message>
            <source>Select a row of this corpus first</source>
            <translation>Wählen Sie zuerst eine Zeile dieses Korpus</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Use th&amp;is row</source>
            <translation>Ze&amp;ile übernehmen</translation>
        </message>
        <message>
            <source>the sweep's row %1</source>
            <translation>Zeile %1 der Messreihe</translation>
        </message>
        <message>
            <source>values %1 of the sweep</source>
            <translation>Werte %1 der Messreihe</translation>
        </message>
    </context>
    <context>
        <name>lookalike::SweepSetup</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1; one seed to save time</source>
            <translation>%1; ein Startwert spart Zeit</translation>
        </message>
        <message>
            <source>&amp;Custom sweep</source>
            <translation>&amp;Eigene Messreihe</translation>
        </message>
        <message>
            <source>&amp;Published figures</source>
            <translation>&amp;Publizierte</translation>
        </message>
        <message>
            <source>Go o&amp;n</source>
            <translation>Weiter (&amp;N)</translation>
        </message>
        <message>
            <source>Hash seeds</source>
            <translation>Hash-Startwerte</translation>
        </message>
        <message>
            <source>Progress of the sweep</source>
            <translation>Fortschritt der Messreihe</translation>
        </message>
        <message>
            <source>Recipe of the reference</source>
            <translation>Rezept der Referenz</translation>
        </message>
        <message>
            <source>Reference</source>
            <translation>Referenz</translation>
        </message>
        <message>
            <source>Run s&amp;weep</source>
            <translation>Start (&amp;W)</translation>
        </message>
        <message>
            <source>Run the costly o&amp;nes</source>
            <translation>Teure &amp;nachholen</translation>
        </message>
        <message>
            <source>Set up a custom sweep.</source>
            <translation>Richtet eine eigene Messreihe ein.</translation>
        </message>
        <message>
            <source>Stop, keep ro&amp;ws</source>
            <translation>Stopp, Zeilen bleiben (&amp;W)</translation>
        </message>
        <message>
            <source>V&amp;ary</source>
            <translation>&amp;Variiere</translation>
        </message>
        <message>
            <source>and &amp;2nd</source>
            <translation>und &amp;2.</translation>
        </message>
        <message>
            <source>and your %1</source>
            <translation>dazu %1</translation>
        </message>
        <message>
            <source>each setting's own pairs</source>
            <translation>eigene Paare jeder Einstellung</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>planted families</source>
            <translation>eingestreute Familien</translation>
        </message>
        <message>
            <source>reference (&amp;X)</source>
            <translation>Referenz (&amp;X)</translation>
        </message>
        <message>
            <source>see&amp;ds</source>
            <translation>Startw&amp;erte</translation>
        </message>
        <message>
            <source>the pairs of one recipe</source>
            <translation>die Paare eines Rezepts</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>verdicts</source>
            <translation>Urteile</translation>
        </message>
        <message>
            <source>⚠ %1</source>
            <translation>⚠ %1</translation>
        </message>
    </context>
    <context>
        <name>lookalike::TextColumn</name>
        <message>
            <source>First document</source>
            <translation>Erstes Dokument</translation>
        </message>
        <message>
            <source>One of the two documents; words of only one document are marked.</source>
            <translation>Eines der beiden Dokumente; Wörter, die nur ein Dokument hat, sind markiert.</translation>
        </message>
        <message>
            <source>Second document</source>
            <translation>Zweites Dokument</translation>
        </message>
    </context>
    <context>
        <name>lookalike::TextPane</name>
        <message>
            <source>%1, ignored by the recipe</source>
            <translation>%1, vom Rezept übergangen</translation>
        </message>
        <message>
            <source>%1; click to show its counterpart</source>
            <translation>%1; klicken, um das Gegenstück zu zeigen</translation>
        </message>
        <message>
            <source>click to show these words</source>
            <translation>klicken, um diese Wörter zu zeigen</translation>
        </message>
        <message>
            <source>shared shingles; Ctrl+J goes to their counterpart</source>
            <translation>gemeinsame Shingles; Strg+J geht zu ihrem Gegenstück</translation>
        </message>
    </context>
    <context>
        <name>lookalike::TextsMenu</name>
        <message>
            <source>&amp;Fold equal text</source>
            <translation>&amp;Gleichen Text einklappen</translation>
        </message>
        <message>
            <source>&amp;Lines as in the file</source>
            <translation>&amp;Zeilen wie in der Datei</translation>
        </message>
        <message>
            <source>&amp;Swap sides</source>
            <translation>&amp;Seiten tauschen</translation>
        </message>
        <message>
            <source>As the &amp;recipe sees them</source>
            <translation>Wie das &amp;Rezept sie sieht</translation>
        </message>
        <message>
            <source>Ctrl+,</source>
            <translation>Ctrl+,</translation>
        </message>
        <message>
            <source>Ctrl+.</source>
            <translation>Ctrl+.</translation>
        </message>
        <message>
            <source>Ctrl+J</source>
            <translation>Ctrl+J</translation>
        </message>
        <message>
            <source>Ctrl+Shift+E</source>
            <translation>Ctrl+Shift+E</translation>
        </message>
        <message>
            <source>Ctrl+Shift+L</source>
            <translation>Ctrl+Shift+L</translation>
        </message>
        <message>
            <source>Ctrl+Shift+P</source>
            <translation>Ctrl+Shift+P</translation>
        </message>
        <message>
            <source>Ctrl+Shift+X</source>
            <translation>Ctrl+Shift+X</translation>
        </message>
        <message>
            <source>Fi&amp;xed-width font</source>
            <translation>&amp;Feste Zeichenbreite</translation>
        </message>
        <message>
            <source>Go to its c&amp;ounterpart</source>
            <translation>Zum Gegens&amp;tück</translation>
        </message>
        <message>
            <source>L&amp;arger texts</source>
            <translation>Größ&amp;ere Texte</translation>
        </message>
        <message>
            <source>Reading &amp;view</source>
            <translation>Lese&amp;ansicht</translation>
        </message>
        <message>
            <source>Recipe's view</source>
            <translation>Rezeptsicht</translation>
        </message>
        <message>
            <source>S&amp;maller texts</source>
            <translation>&amp;Kleinere Texte</translation>
        </message>
        <message>
            <source>Te&amp;xts</source>
            <translation>Te&amp;xte</translation>
        </message>
        <message>
            <source>Use the &amp;window's font size</source>
            <translation>Schriftgröße des Fe&amp;nsters verwenden</translation>
        </message>
    </context>
    <context>
        <name>lookalike::TheoryList</name>
        <message>
            <source>0 (one row)</source>
            <translation>0 (eine Zeile)</translation>
        </message>
        <message>
            <source>1 (one band)</source>
            <translation>1 (ein Band)</translation>
        </message>
        <message>
            <source>At t = %1</source>
            <translation>Bei t = %1</translation>
        </message>
        <message>
            <source>P(accepted)</source>
            <translation>P(akzeptiert)</translation>
        </message>
        <message>
            <source>P(candidate)</source>
            <translation>P(Kandidat)</translation>
        </message>
        <message>
            <source>P(passed)</source>
            <translation>P(bestanden)</translation>
        </message>
        <message>
            <source>computing</source>
            <translation>berechnet</translation>
        </message>
        <message>
            <source>false-candidate area</source>
            <translation>Fläche falscher Kandidaten</translation>
        </message>
        <message>
            <source>false-negative area</source>
            <translation>Fläche Übersehener</translation>
        </message>
        <message>
            <source>missed at most</source>
            <translation>höchstens übersehen</translation>
        </message>
        <message>
            <source>steepest at</source>
            <translation>am steilsten bei</translation>
        </message>
    </context>
    <context>
        <name>lookalike::TradeOffPlot</name>
        <message>
            <source>%1 with every seed</source>
            <translation>%1 mit jedem Startwert</translation>
        </message>
        <message>
            <source>%1 with this seed</source>
            <translation>%1 mit diesem Startwert</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Candidates and missed pairs of every setting. Drag the line to change the goal.</source>
            <translation>Kandidaten und übersehene Paare jeder Einstellung. Ziehen Sie die Linie, um das Ziel zu ändern.</translation>
        </message>
        <message>
            <source>Candidates and missed pairs of every setting; the same numbers are in the table</source>
            <translation>Kandidaten und übersehene Paare jeder Einstellung; dieselben Zahlen stehen in der Tabelle</translation>
        </message>
        <message>
            <source>Choose a reference and run the sweep to measure recall.</source>
            <translation>Wählen Sie eine Referenz und starten Sie die Messreihe, um die Trefferquote zu messen.</translation>
        </message>
        <message>
            <source>Each setting has its own similar pairs: compare recall, not counts.</source>
            <translation>Jede Einstellung hat eigene ähnliche Paare: Vergleichen Sie Trefferquoten, nicht Zahlen.</translation>
        </message>
        <message>
            <source>Tables of up to %1 rows are drawn as points.</source>
            <translation>Tabellen bis zu %1 Zeilen werden als Punkte gezeichnet.</translation>
        </message>
        <message>
            <source>candidates</source>
            <translation>Kandidaten</translation>
        </message>
        <message>
            <source>candidates without identical pairs</source>
            <translation>Kandidaten ohne identische Paare</translation>
        </message>
        <message>
            <source>goal: recall %1</source>
            <translation>Ziel: Trefferquote %1</translation>
        </message>
        <message>
            <source>large ● orange: not beaten · ● blue: others at the goal · ✕ short of it · ◯ this recipe</source>
            <translation>großer ● orange: unübertroffen · ● blau: andere am Ziel · ✕ darunter · ◯ dieses Rezept</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>übersehen</translation>
        </message>
        <message>
            <source>missed of the %1</source>
            <translation>übersehen von %1</translation>
        </message>
        <message>
            <source>recall predicted by the curve, %</source>
            <translation>Trefferquote, vorhergesagt aus der Kurve, %</translation>
        </message>
        <message>
            <source>recall, %</source>
            <translation>Trefferquote, %</translation>
        </message>
    </context>
    <context>
        <name>lookalike::VennPicture</name>
        <message>
            <source>%1 shingles only on the left, %2 in both, %3 only on the right</source>
            <translation>%1 Shingles nur links, %2 in beiden, %3 nur rechts</translation>
        </message>
        <message>
            <source>both</source>
            <translation>beide</translation>
        </message>
        <message>
            <source>only left</source>
            <translation>nur links</translation>
        </message>
        <message>
            <source>only right</source>
            <translation>nur rechts</translation>
        </message>
    </context>
    <context>
        <name>lookalike::VerdictBar</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 Key: %2.</source>
            <translation>%1 Taste: %2.</translation>
        </message>
        <message>
            <source>Leave (Esc)</source>
            <translation>Verlassen (Esc)</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Next pair to judge</source>
            <translation>Nächstes zu beurteilendes Paar</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Note on the pair</source>
            <translation>Notiz zum Paar</translation>
        </message>
        <message>
            <source>Order of judging</source>
            <translation>Reihenfolge des Beurteilens</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo the last verdict</source>
            <translation>Macht das letzte Urteil rückgängig</translation>
        </message>
        <message>
            <source>Verdict: %1</source>
            <translation>Urteil: %1</translation>
        </message>
        <message>
            <source>after each verdict</source>
            <translation>nach jedem Urteil</translation>
        </message>
        <message>
            <source>borderline first</source>
            <translation>Grenzfälle zuerst</translation>
        </message>
        <message>
            <source>note (N)</source>
            <translation>Notiz (N)</translation>
        </message>
        <message>
            <source>note not saved; N brings it back</source>
            <translation>Notiz nicht gesichert; N holt sie zurück</translation>
        </message>
        <message>
            <source>random strata</source>
            <translation>zufällige Schichten</translation>
        </message>
        <message>
            <source>unjudged in view</source>
            <translation>unbeurteilte der Ansicht</translation>
        </message>
    </context>
    <context>
        <name>lookalike::VerdictExchange</name>
        <message>
            <source>%1 imported from %2.</source>
            <translation>%1 aus %2 importiert.</translation>
        </message>
        <message>
            <source>%1 in dispute: the filter verdict:disputed lists them.</source>
            <translation>%1 umstritten: Der Filter verdict:disputed listet sie auf.</translation>
        </message>
        <message>
            <source>%1 written to %2.</source>
            <translation>%1 in %2 geschrieben.</translation>
        </message>
        <message>
            <source>&amp;Judge's name…</source>
            <translation>Name &amp;der beurteilenden Person…</translation>
        </message>
        <message>
            <source>Export &amp;verdicts…</source>
            <translation>Urteil&amp;e exportieren…</translation>
        </message>
        <message>
            <source>Export verdicts</source>
            <translation>Urteile exportieren</translation>
        </message>
        <message>
            <source>Im&amp;port verdicts…</source>
            <translation>Urteile im&amp;portieren…</translation>
        </message>
        <message>
            <source>Import of %1 undone.</source>
            <translation>Import zurückgenommen: %1.</translation>
        </message>
        <message>
            <source>Import verdicts</source>
            <translation>Urteile importieren</translation>
        </message>
        <message>
            <source>Judge's name</source>
            <translation>Name der beurteilenden Person</translation>
        </message>
        <message>
            <source>Left out: %1 with texts that are not among these documents.</source>
            <translation>Ausgelassen: %1 mit Texten, die nicht unter diesen Dokumenten sind.</translation>
        </message>
        <message>
            <source>Not imported, because no more can be stored: %1.</source>
            <translation>Nicht importiert, weil nicht mehr gespeichert werden können: %1.</translation>
        </message>
        <message>
            <source>Other documents were opened before %1 was imported.</source>
            <translation>Bevor %1 importiert war, wurden andere Dokumente geöffnet.</translation>
        </message>
        <message>
            <source>Rows skipped: %1.</source>
            <translation>Übersprungene Zeilen: %1.</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>The name stored with your verdicts. Verdicts under another name on the same pair are kept alongside yours, so that Lookalike can compare two judges. Without a name, your login name is used.</source>
            <translation>Der Name, der mit Ihren Urteilen gesichert wird. Urteile unter einem anderen Namen über dasselbe Paar bleiben neben Ihren stehen, sodass Lookalike zwei Personen vergleichen kann. Ohne Namen gilt Ihr Anmeldename.</translation>
        </message>
        <message>
            <source>Verdicts (*.csv *.tsv *.txt *.lookalike);;All files (*)</source>
            <translation>Urteile (*.csv *.tsv *.txt *.lookalike);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>by %1 judges</source>
            <translation>von %1 Personen</translation>
        </message>
        <message>
            <source>pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>verdicts</source>
            <translation>Urteile</translation>
        </message>
        <message>
            <source>… and %1 more such rows.</source>
            <translation>… und %1 weitere solche Zeilen.</translation>
        </message>
    </context>
    <context>
        <name>lookalike::WhatsThis</name>
        <message>
            <source>&amp;Explain the focused control</source>
            <translation>Steuerelement mit dem &amp;Fokus erklären</translation>
        </message>
        <message>
            <source>Ctrl+F1</source>
            <translation>Ctrl+F1</translation>
        </message>
        <message>
            <source>What is &amp;this?</source>
            <translation>&amp;Was ist das?</translation>
        </message>
    </context>
    <context>
        <name>lookalike::WhyPanel</name>
        <message>
            <source>%1 estimate from %2, ± %3</source>
            <translation>%1 Schätzwert aus %2, ± %3</translation>
        </message>
        <message>
            <source>%1 exact Jaccard similarity</source>
            <translation>%1 exakte Jaccard-Ähnlichkeit</translation>
        </message>
        <message>
            <source>%1 to no band</source>
            <translation>%1 zu keinem Band</translation>
        </message>
        <message>
            <source>Bands: ■ equal, □ different, framed if the bucket is shared</source>
            <translation>Bänder: ■ gleich, □ verschieden, umrahmt bei gemeinsamem Bucket</translation>
        </message>
        <message>
            <source>Copy these reasons</source>
            <translation>Kopiert diese Gründe</translation>
        </message>
        <message>
            <source>Shingles of both documents</source>
            <translation>Shingles beider Dokumente</translation>
        </message>
        <message>
            <source>Signature values, band by band</source>
            <translation>Signaturwerte, Band für Band</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>Why it was found</source>
            <translation>Warum es gefunden wurde</translation>
        </message>
        <message>
            <source>Why it was missed</source>
            <translation>Warum es übersehen wurde</translation>
        </message>
        <message>
            <source>Why it was not found</source>
            <translation>Warum es nicht gefunden wurde</translation>
        </message>
        <message>
            <source>Why it was rejected</source>
            <translation>Warum es abgelehnt wurde</translation>
        </message>
        <message>
            <source>value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>value belongs</source>
            <translation>Wert gehört</translation>
        </message>
        <message>
            <source>values</source>
            <translation>Werten</translation>
        </message>
        <message>
            <source>values belong</source>
            <translation>Werte gehören</translation>
        </message>
    </context>
</TS>
