"""Parses the --help output of a program, whether made by CLI11 (lookalike-cli) or by Qt (lookalike)."""
import dataclasses
import os
import re
import subprocess

# What --help lists for these depends on the machine that prints it.
OF_THE_MACHINE = {"--kernel"}


@dataclasses.dataclass
class Option:
    names: list  # "-h", "--help"; one name without dashes for a positional argument
    value: str = ""  # FILE, NAME; empty for a flag
    choices: list = dataclasses.field(default_factory=list)
    repeated: bool = False
    required: bool = False
    text: str = ""  # what it does, with limits, default, and the options that it needs or excludes

    def is_file(self):
        return self.value in ("FILE", "FOLDER", "CORPUS", "OLD") or self.value.endswith(".lookalike")


@dataclasses.dataclass
class Command:
    name: str  # "lookalike-cli", or "run"
    summary: str = ""
    synopsis: str = ""  # the arguments after the name
    positionals: list = dataclasses.field(default_factory=list)
    options: list = dataclasses.field(default_factory=list)
    commands: list = dataclasses.field(default_factory=list)
    examples: list = dataclasses.field(default_factory=list)
    parameters: list = dataclasses.field(default_factory=list)  # keys and what each does


def output_of(*arguments):
    environment = dict(os.environ, LC_ALL="C.UTF-8", QT_QPA_PLATFORM="offscreen")
    return subprocess.run(arguments, env=environment, check=True, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def sentence(text):
    return text if not text or text[-1] in ".!?" else text + "."


def joined_words(words):
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def cli11_option(head, text):
    form = re.fullmatch(r"(\S+)(.*?)( x \d+)?( \.\.\.)?( REQUIRED)?( Needs:(?: -\S+)+)?( Excludes:(?: -\S+)+)?", head)
    names, kind, _, repeated, required, needs, excludes = form.groups()
    option = Option(names.split(","), repeated=bool(repeated), required=bool(required), text=sentence(text))
    kind = re.sub(r" \[(\S+)\]$", r"=\1", kind.strip())  # as later versions of CLI11 print a default
    default = "" if "KEY=" in kind else (re.search(r"=([^=()\]]+)$", kind) or ["", ""])[1]
    option.value, _, limits = kind.removesuffix("=" + default).partition(":")
    if found := re.fullmatch(r"\{(.*)\}|(.*) or (.*)", limits):
        option.choices = [] if names in OF_THE_MACHINE else re.split(r"[,\s]+", limits.strip("{}").replace(" or ", ","))
    notes = []
    if option.choices:
        notes.append("One of " + joined_words(option.choices) + ".")
    elif names in OF_THE_MACHINE:
        notes.append("--help lists those of this machine.")
    if found := re.fullmatch(r"(UINT|INT|FLOAT) in \[(\S+) - (\S+)\]", limits):
        notes.append(f"From {found[2]} to {found[3]}.")
    if limits == "POSITIVE":
        notes.append("Above 0.")
    if default:
        notes.append(f"Default: {default}.")
    if required and names[0] == "-":
        notes.append("Required.")
    if needs:
        notes.append("Needs " + " and ".join(needs.split()[1:]) + ".")
    if excludes:
        notes.append("Not with " + joined_words(excludes.split()[1:]) + ".")
    option.text = " ".join([option.text] + notes)
    if found := re.fullmatch(r"[\w ]+: ((?:[\w-]+, )+[\w-]+)", text):
        option.choices = found[1].split(", ")  # "Named recipe: fast, newswire"
    return option


def cli11_entries(lines):
    """Heads and texts of a section: heads begin at column 2 and continue at 6, texts begin and continue at 30."""
    entries = []
    for line in filter(str.strip, lines):
        if line.startswith(" " * 30):
            entries[-1][1] += " " + line.strip()
        elif line.startswith(" " * 6):
            entries[-1][0] += " " + line.strip()
        else:
            is_short = line[28:30].strip() == ""
            entries.append([line[:30].strip(), line[30:].strip()] if is_short else [line.strip(), ""])
    return [(head, text.strip()) for head, text in entries]


def read_cli11(name, help_text):
    examples = re.search(r"^Examples:\n((?:  .*\n)*)", help_text, re.M)
    help_text, _, group = help_text.partition("\n[Option Group")  # a group is indented by 2 more
    section = {heading: entries.splitlines() for heading, entries in re.findall(r"^(\w+):\n((?: .*\n?)*)", help_text, re.M)}
    command = Command(name, " ".join(help_text.partition("\nUsage:")[0].split()))
    command.examples = [line.strip() for line in examples[1].splitlines()] if examples else []
    command.synopsis = re.search(rf"^Usage: lookalike-cli(?: {name})? (.*)$", help_text, re.M)[1]
    command.positionals = [cli11_option(*entry) for entry in cli11_entries(section.get("Positionals", []))]
    command.options = [cli11_option(*entry) for entry in cli11_entries(section["Options"])]
    command.commands = [head for head, _ in cli11_entries(section.get("Subcommands", []))]

    grouped = [cli11_option(*entry) for entry in cli11_entries(re.findall(r"^  (  .*)$", group, re.M))]
    if "Exactly 1 of the following options is required" in group:
        names = " and ".join(option.names[0] for option in grouped)
        for option in grouped:
            option.text += f" Exactly one of {names} is required."
    command.options += grouped
    return command


def read_qt(name, help_text):
    command, entries = Command(name), []
    for line in help_text.splitlines():
        if found := re.fullmatch(r"  (\S.*?)  +(\S.*)", line):
            entries.append(list(found.groups()))
        elif line.startswith("   "):
            entries[-1][1] += " " + line.strip()
        elif line.startswith("Usage: "):
            command.synopsis = line.split(" ", 2)[2]
        elif line and not line.endswith(":"):
            command.summary = line
    for head, text in entries:
        value = (re.search(r"<(.*)>", head) or ["", ""])[1]
        option = Option(re.sub(r" <.*", "", head).split(", "), value, text=sentence(text))
        if found := re.fullmatch(r"One of (.*)\.", text):
            option.choices = found[1].split(", ")
        (command.options if head.startswith("-") else command.positionals).append(option)
    for option in command.positionals:
        option.value = option.names[0]
    return command


def read(program):
    """The program and its commands, each with its options."""
    name = os.path.basename(program)
    if name == "lookalike":
        return read_qt(name, output_of(program, "--help"))
    whole = read_cli11(name, output_of(program, "--help"))
    names = whole.commands
    whole.commands = [read_cli11(command, output_of(program, command, "--help")) for command in names]
    whole.parameters = cli11_entries(output_of(program, "parameters").splitlines())
    for command, choices in (("help", names), ("parameters", [key for key, _ in whole.parameters])):
        whole.commands[names.index(command)].positionals[0].choices = choices
    return whole
