import { whole, wordsOf } from './word-patterns.ts';

/** What sounds like a part of such a scene and is none. */
export const unrelated = whole(
  [
    String.raw`kiss\p{L}* (?:\p{L}+ ){0,3}good ?(?:night|bye)|(?:carr|tuck|put)\p{L}* (?:\p{L}+ ){0,4}(?:in|to|into) (?:bed|his bed|her bed)`,
    String.raw`(?:m[ae]n|teacher|coach|doctor|father|dad|he|prince|knight|officer|fireman|santa) (?:is )?(?:kneel|bend)\p{L}*|kneel\p{L}* (?:down )?(?:to tie|beside|next to|in prayer|by the)|kneel\p{L}*(?= (?:\p{L}+ ){0,4}(?:altar|church|prayer|priest|cross|pew|bishop))|(?:tying|tie|tied) (?:(?:his|her|up|the) ){0,2}(?:shoe|hair|lace)\p{L}*`,
    String.raw`(?:flower|river|sea|garden|rose|vegetable|oyster|lake|raised|strawberry|herb)[- ]?beds?|beds? of (?!(?:an?|the|her|his|my)(?!\p{L}))\p{L}+`,
    String.raw`(?:baby|rain|meteor|bridal|april|spring|summer|light|sudden|cold|snow) showers?|showers? (?:of|cap|curtain)s?(?: \p{L}+)?`,
    String.raw`bird ?baths?|(?:bird|dust|mud|sun|ice|foot) bath|lap of (?:honou?r|victory)|(?:victory|last|first|final) laps?`,
    String.raw`body ?guard|body ?board\p{L}*|body of water|snow ?m[ae]n|ginger ?bread m[ae]n|iron ?man|spider[- ]?man|bat ?man|super ?man|stick m[ae]n|wise m[ae]n|fire ?m[ae]n|post ?m[ae]n|sand ?man|best man|x-men|men and women|cigar box|wine ?glass|whip ?cream|whipped cream`,
    String.raw`christmas stockings?|stockings (?:by|hung|over|on) the|stick\p{L}* (?:\p{L}+ ){0,3}tongues?(?: out)?|suck\p{L}* (?:on )?(?:(?:a|his|her|its|the) )?(?:\p{L}+ )?(?:thumb|straw|pacifier|dummy|bottle)|lick\p{L}* (?:(?:an?|the|his|her|their|off) )*(?:\p{L}+ )?(?:ice ?creams?|spoons?|stamps?|bowls?|whisks?|fingers|plates?)`,
    String.raw`touch\p{L}* (?:\p{L}+(?:['’]s)? ){0,3}(?:shoulder|head|hand|hair|arm|cheek|heart|nose|screen|star)s?`,
    String.raw`(?:table|chair|stool|spider|bird|long|insect|octopus) legs|legs of (?:an?|the) (?:table|chair|stool)|rose hips?|river bottom|bottom of|bell[- ]bottoms?|at the bottom|bottom (?:right|left|half|line|edge)`,
  ].join('|'),
  'g',
);

/** Those who care for children, and what is around them. */
export const caring = whole(
  [
    wordsOf(
      `baby babies newborn* sick pregnan* new_parents infant* toddler* mother* mum mummy mom mommy grandma* granny grandmother* grandpa* nurse* doctor* pediatric* paediatric* dentist* midwife midwives lullab* storybook* bedtime_story story stories book books reading teddy teddies teddy_bear* rubber_duck* duck ducks bubbles toy toys pacifier crib cradle nappy nappies diaper* fever flu thermometer stethoscope tooth_fairy toothbrush* brushing_teeth family parents jesus christmas homework
    mama oma opa mutter familie eltern ärztin arzt zahnarzt hebamme vorlese* buch bücher quietscheente ente windel* kuscheltier* gute_nacht gutenacht* schlaflied* maman mère famille livre doudou madre familia libro osito mamma famiglia libro orsacchiotto мама мамой бабушк* книг* мишк* семья anne aile kitap mama rodzina książk* ام امه امها عائلة كتاب دمية`,
    ),
    String.raw`(?:his|her|their) (?:(?:\p{L}|\p{N}|-)+ )?(?:son|daughter|child|children|kids?|grandson|granddaughter|little (?:one|boy|girl))s?`,
  ].join('|'),
);

/** Who is mostly a minor, and dressed or described as one. */
export const youthful = whole(
  [
    wordsOf(
      `cheerleader* pigtail* pig-tail* teacher's_pet teacher's_favourite teacher's_favorite detention with_braces dental_braces braces_on_her_teeth young-looking young_looking looks_young looks_younger youthful_looking freshman sophomore babyfaced baby-faced baby_face babyface virgin
    little_one little_ones little_princess young_one young_ones teeny teenybopper schoolage* school-age* school_skirt* school_dress* school_blouse* school_clothes junior_class junior_team choirboy* first_communion communion_dress gymslip ward_of student_of_mine my_student my_students
    zöpfe zöpfen zahnspange* konfirmand* ministrant* messdiener* kommunionskind*`,
    ),
    String.raw`(?:young|little|tiny|junior) (?:gymnast|ballerina|dancer|swimmer|skater|athlete|student|model|actress|singer|maid|thing|lad|lass|scout|princess|ward|cousin|runaway|waif|urchin|page)\p{L}*`,
  ].join('|'),
);
