#if sha1
import hashlib
#end
#if linear-next-prime
import math
#end
#if collapse
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
