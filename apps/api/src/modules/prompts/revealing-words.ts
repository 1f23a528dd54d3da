import { minors } from './minor-words.ts';
import { whole, wordsOf } from './word-patterns.ts';

const garment = String.raw`(?:dress(?:es)?|blouses?|shirts?|tops?|t-?shirts?|skirts?|shorts|cloth(?:es|ing)|robes?|nightgowns?|leggings|outfits?|fabrics?|gowns?)`;
const kleidung = String.raw`(?:kleid(?:er|ung)?|nachthemd(?:en)?|shorts|leggings|blusen?|hemd(?:chen)?|rock|rocke|shirts?|t-?shirts?|tops?|hosen?|stoff)`;

/** Clothes that show much: adults wear them in any picture, minors and people of public life do not. */
export const revealing = whole(
  [
    wordsOf(
      `bikini* tankini* monokini* two-piece* two_piece* swimsuit* swim_suit* swimwear bathing_suit* bathing_costume* bathing_clothes swimming_costume* beachwear
      swimming_trunks swim_trunks swimming_briefs swim_briefs swim_shorts speedo speedos bra bralette* brassiere* corset* garters garter_belt* fishnet*
      miniskirt* mini_skirt* mini-skirt* microskirt* micro_skirt* short_skirt* minidress* hot_pants hotpants booty_shorts short_shorts reggicalze liguero* porte-jarretelles crop_top* croptop* tube_top*
      skintight skin-tight negligee* nuisette* babydoll_nightie skimpy scantily half-naked half_naked half-dressed half_dressed partially_clothed partly_clothed lightly_clothed
      cleavage low-cut plunging_neckline shirtless bare-chested bare_chest* bare_midriff babydoll_dress* g-string* boxer_shorts boxershorts boxer_briefs only_a_towel nothing_but_a nur_ein_handtuch nur_mit_einem
      badeanzug* badeanzüge* badehose* badekleid* badebekleid* bademode* zweiteiler dessous straps* korsett* korsage* strumpfhalter* minirock* miniröck* minikleid*
      bauchfrei* oberkörperfrei* freiem_oberkörper freizügig* leicht_bekleidet* knapp_bekleidet* spärlich_bekleidet* dekollete* dekolletee* tanga* unterhose* schlüpfer bh
      maillot_de_bain maillots_de_bain sous-vêtement* sous_vêtement* soutien-gorge minijupe* mini-jupe* bañador* traje_de_baño trajes_de_baño lencería ropa_interior minifalda*
      costume_da_bagno costumi_da_bagno biancheria minigonna* biquíni* maiô roupa_de_banho fato_de_banho calcinha* badpak* zwembroek* ondergoed
      kostium*_kąpielow* stroju_kąpielowym strój_kąpielowy bielizn* baddräkt* mayolu bikinili iç_çamaşır*
      бикини купальник* плавк* нижнем_белье нижнее_белье мини-юбк* мини_юбк*
      بيكيني بكيني مايوه ملابس_السباحة ملابس_سباحة ملابس_البحر ملابس_داخلية الملابس_الداخلية شفاف شفافة شبه_عاري شبه_عارية تنورة_قصيرة حمالة_صدر`,
    ),
    String.raw`(?<!(?:les?|[smt]es|des|aux|leurs|[smt]on|deux|en) )bras`,
    String.raw`(?:see[- ]?through|transparent|sheer|tight|wet|revealing) (?:\p{L}+ )?${garment}|wet t-?shirts?`,
    String.raw`(?:unbuttoned|unzipped|unlaced|torn|open) (?:blouses?|shirts?|dress|jeans|shorts|bodice)|(?:offene|aufgeknopfte|zerrissene)[nmrs]? (?:bluse|hemd|kleid|hose)`,
    String.raw`(?:lift|rais|hik|pull)\p{L}* (?:up )?(?:her|his|their|the) (?:skirt|dress|shirt|top|nighti\p{L}*|nightgown|nightdress)|upturned skirt|(?:wearing|dressed in|clad in) only(?! one)|only wearing`,
    String.raw`(?:no|without(?: (?:an?|any|her|his|their))?) (?:top|shirt|trousers|skirt|bottoms?)(?! \p{L})|(?:her|his|their) (?!dress up)(?:trousers|pants|shorts|jeans|skirt|dress|nightie) (?:pulled )?(?:down|up|off|around (?:her|his|their) ankles)(?!\p{L})`,
    String.raw`exposed (?:chest|breasts?|thighs?|belly)|(?:in|wearing) only (?:her|his|their)(?!\p{L})|he(?:bt|ben|bend) (?:ihren|ihr|den|das|seine?) (?:rock|rocke|kleid|nachthemd|t-?shirt)`,
    String.raw`(?:black|silk|nylon|lace|sheer|thigh[- ]high) (?:\p{L}+ )?stockings|(?:in|wearing) thigh[- ]highs|(?:lolitas?|teen\p{L}*|schoolgirls?|cheerleaders?) (?:\p{L}+ )?(?:in|wearing) stockings`,
    String.raw`коротк\p{L}* юбк\p{L}*|jupe (?:tres )?courte|falda (?:muy )?corta|gonna corta|(?:durchsichtig|hauteng|enge[nmrs]?)\p{L}* ${kleidung}|nasse[nmrs]? (?:t-?shirts?|hemd|kleid|bluse)|kurz\p{L}* (?:rock|rockchen)|im slip`,
  ].join('|'),
);

/** Goods of a children's shop: nobody wears them, unless somebody is named who does. */
export const childrensWear =
  /(?<!(?:in|wearing|wears|with|im|trägt|tragt) (?:\p{L}+ ){0,2})(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?)['’]?s?['’]? (?:swim(?:wear|suits?)|bathing suits?|swimming trunks)/giu;

const youngOne =
  '(?:school ?(?:girl|boy)|little (?:girl|boy)|teen\\p{L}*|child(?:ren)?|kids?|minor)s?';

/** What is said of adults in any picture, and sexual once it is said of minors. */
export const suggestive = whole(
  [
    wordsOf(
      `sultry flirt* flirty alluring sensuous* voluptuous twerk* pole_danc* poledanc* lap_danc* prostitut* hooker* whore* slut* onlyfans playmate* centerfold* centrefold*
      pinup* pin-up* pin_up* boudoir camgirl* cam_girl* making_out make_out french_kiss* passionate* spanks spanked bare_behind bare_backside bare_bum grope* groping fondl* molest* buttocks butt crotch thighs camel_toe cameltoe
      buxom curvaceous shower_room* showering child_bride* bridal_night wedding_night x-rated rule_34 r34 playboy
      lasziv* aufreizend* verführer* sinnlich* duscht duschend* unter_der_dusche fummel* begrapsch* betatsch* zungenkuss* zungenkuß prostituiert* kinderbraut* vollbusig* kurvig* oberweite
      séduis* séduct* séduct* prostitué* sous_la_douche sensuel* seductor* sensuale seducent* соблазнит* эротик* مغرية مغري اغراء فاتنة_جدا`,
    ),
    String.raw`(?:in|under|taking|takes|having|has) (?:an?|the|her|his|their) (?:(?!rain|heavy|sudden|light|summer|spring|april|meteor|snow|hail|passing)\p{L}+ )?shower(?! (?:of|cap))`,
    String.raw`hot(?:test)? (?:(?:young|little|blonde?|anime|asian|cute) )*(?:${minors.source})(?! (?:meal|menu|drink|room)s?)`,
    String.raw`hei(?:ß|ss)e[nmrs]? (?:(?:junge|kleine|blonde)[nrs]? )?(?:${minors.source})`,
    String.raw`virgin (?:\p{L}+ )?(?:girl|boy|teen|schoolgirl|daughter)s?`,
    String.raw`pregnant (?:\p{L}+ )?(?:${youngOne}|1[0-7]\p{L}*|\d+ ?years?)|schwangere[ns]? (?:\p{L}+ )?(?:schulmadchen|schulerin|kind|madchen)`,
    String.raw`(?:teen\p{L}*|schoolgirl|schoolboy|cheerleader)s? (?:\p{L}+ ){0,2}on all fours|spanking(?! new)|squirting(?=\s*(?:$|[,.;]))|ku(?:ss|ß)\p{L}* (?:\p{L}+ ){0,6}mit (?:der )?zunge`,
    String.raw`(?:umziehen|umkleiden) in (?:der|einer) umkleide\p{L}*|(?:getting changed|changing) in (?:the|an?) (?:\p{L}+ )?(?:locker|changing|dressing) ?rooms?`,
    String.raw`underage (?:\p{L}+ ){0,3}(?:kiss\p{L}*|in (?:an? |the |my |his )?bed|lovers?)`,
  ].join('|'),
);
