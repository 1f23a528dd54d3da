import { wordsOf } from './word-patterns.ts';

/** One to seventeen in words, as far as a word's own ending tells no age. */
const numbers = wordsOf(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
  deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
  dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
  tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette
  twee drie vijf zes zeven negen tien twaalf dertien veertien vijftien zestien zeventien
  dois três quatro sete oito dez doze treze dezesseis dezasseis dezessete dezassete
  fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton
  fire seks syv sju otte åtte ti elleve tolv tretten fjorten fjorten femten seksten sytten
  десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать`,
);

const tens = 'ten|eleven|twelve';
const teens = 'thirteen|fourteen|fifteen|sixteen|seventeen';
const zehner = 'zehn|elf|zwolf';
const teensInGerman = 'dreizehn|vierzehn|funfzehn|sechzehn|siebzehn';
/** Where an age is not followed by what is counted. */
const ends = String.raw`(?=\s*(?:$|[,.;]| (?:and|but|und|aber)(?!\p{L})))`;

const digits = '(?:1[0-7]|0?[1-9])(?!\\p{N})';

/** Years of age. In words they are looked for with nothing after them that makes them a length of time. */
const afterDigits = String.raw`(?:years?|yrs?|y\/?o|y\.o|jahren?|jahrig\p{L}*|ans|anos|anni|enne|jaar|jarig\p{L}*|ar|arig\p{L}*|lat|letni\p{L}*|лет|летн\p{L}*|годов\p{L}*|yas\p{L}*|سن[ةه]|سنوات|عام|عاما|اعوام)(?:[- ]olds?)?`;
const afterWords = String.raw`(?:years?[- ]olds?|years? of age|years?(?! (?:of|later|ago))|yrs? old|y\/?o|jahrig\p{L}*|jahren?|ans|anos|anni|jaar|jarig\p{L}*|ar|arig\p{L}*|лет|летн\p{L}*)`;
const before = '(?:aged?(?: of)?|at the age of|im alter von|agee? de|edad de|eta di|wiek|возраст)';

/** An age below eighteen, in digits or in words. */
export const youngAge = [
  String.raw`(?<!\p{N})${digits}[- ]*${afterDigits}`,
  String.raw`(?:${numbers})[- ]?${afterWords}`,
  String.raw`${before}:? (?:${digits}|(?:${numbers})(?!\p{L}))`,
  String.raw`(?:s?he|sie|er|elle|ella|lei) (?:is|was|turns|turned|ist|war|wird) (?:only |just |barely |erst |nur |gerade )?(?:(?:1[0-7]|[4-9])(?!\p{N})|${tens}|${teens}|${zehner}|${teensInGerman})${ends}`,
  // `Looks like twelve`.
  String.raw`look(?:s|ing)? (?:like |about |barely |only |hardly |not older than )*(?:she is |an? )?(?:(?:[4-9]|1[0-7])(?!\p{N})|${tens}|${teens})(?!\p{L})`,
  // `A girl of fourteen`, and no dwarfs, of whom there may be as many.
  String.raw`(?:virgin|beauty|bride|model|girl|boy|lad|lass|maid|miss|thing|creature|nymph|maiden|student|dancer) (?:of|at) (?:${numbers}|1[0-7])(?!\p{L})(?!\p{N})`,
  String.raw`(?<=(?:^|[,;]) ?)(?:${tens}|${zehner})(?=\s*,)`,
  String.raw`(?:is|am|ist|bin|war|was|turned|erst|only|just) (?:1[0-7]|${teens}|${teensInGerman})(?!\p{N})(?!\p{L})${ends}`,
  // `Nackt mit 14`, and no more is told of them.
  String.raw`(?:mit|at) ${digits}(?=\s*(?:$|[,.;]))`,
  // `Fifteen, nude`.
  String.raw`(?:${teens})(?=\s*(?:$|[,.;]| and (?:ripe|his|hers|hot|finally|already|ready)))`,
  // `Model, 16` and `model (16)`; fewer than ten are things that are counted.
  String.raw`(?<=[,(] ?)1[0-7](?=\s*(?:$|[,.;)]))`,
  String.raw`(?:under|below|unter|less than|not yet|younger than|junger als|u)[- ]?(?:the age of )?(?:18|eighteen|achtzehn)(?!\p{N})`,
  // `Quattordicenne`: one word in Italian.
  String.raw`(?:un|do|tred|quattord|quind|sed)ic\p{L}*enn[ei]|diciassettenn[ei]`,
].join('|');
