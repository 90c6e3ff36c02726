#if sha1
import hashlib
#end
#if entities
import html.entities
#end
#if linear-next-prime
import math
#end
#if collapse or entities
import re
#end
#if remove
import string
#end
#if split or unicode
import unicodedata
#end
#if crc32
import zlib
#end
#if linear-crc or linear-next-prime
from random import Random
#end
