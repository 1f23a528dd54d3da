import { own, signal, type Signals } from './signal.ts';

const clothing = String.raw`(?:dress|skirts?|shirts?|blouse|bluse|hemd|kleid|tops?|t-?shirts?|uniforms?|clothes|clothing|pyjamas?|pajamas?|nightgown|nightie|gown|robe|bathrobe|towel|trousers|pants|shorts|leotard|buttons?|straps?|tights|leggings|swimsuit|sheet)`;
const skin = String.raw`(?:knees?|shoulders?|backs?|skin|midriff|stomach|waist|hips?)`;

/** Where people lie or wash, and are alone. */
const bed = signal(
  2,
  `bed beds waterbed* sharing_a_sleeping_bag bedroom* bedsheet* bedspread* mattress* motel* hotel_room* hotel_suite* hotel_bed* under_the_covers under_the_sheets under_the_blanket under_a_blanket under_one_blanket sharing_one_blanket sharing_a_blanket sharing_a_bed sharing_one_bed marriage_bed wedding_bed under_his_blanket one_sleeping_bag unter_der_decke unter_einer_decke silk_sheets satin_sheets backseat* back_seat* spend_the_night spends_the_night spending_the_night stays_overnight
  bett betten bettkante himmelbett schlafzimmer* matratze* bettdecke hotelzimmer* rückbank rücksitz* bettlaken laken au_lit un_lit son_lit le_lit chambre_d'hôtel draps cama camas habitación_de_hotel sábanas letto lenzuola quarto_de_hotel
  постел* кроват* спальн* гостиниц* yatak yatakta yatağ* yatak_odas* otel_odas* łóżk* sypialn* pokoju_hotelowym سرير فراش غرفة_نوم غرفة_فندق`,
);
const soft = signal(
  1,
  `cushion* pillow* blanket* duvet* quilt* divan chaise futon sofa couch fur furs attic dormitory* dorm canopy boudoir hammock pillow_fight* kissen decke decken dachboden canapé oreiller* cojín cojines sofá divano cuscin* диван* подушк* одеял* kanepe battaniye* yastık* kanapa kanapie poduszk* koc kocem اريكة وسادة بطانية`,
);
const bath = signal(
  2,
  `bath baths tub tubs onsen hammam spa hot_spring hot_springs steamy bathtub* bathroom* shower showers sauna* hot_tub* jacuzzi* whirlpool* massage_table* bathing washroom* steam_room* bathhouse*
  im_bad badewanne* badezimmer* dusche duschen duschraum bain baignoire douche bañera ducha vasca bagno doccia
  ванн* душ душе душем бане banyo* duş duşta łazienk* prysznic* wannie حمام دش`,
);
const towel = signal(
  1,
  `locker_room* changing_room* dressing_room* fitting_room* umkleide* vestiaire* vestuario* spogliatoi* раздевалк* soyunma_oda* szatni* towel towels soapy soaping lather* wet_hair soaked dripping_wet handtuch* serviette_de_bain toalla* asciugaman* полотенц* havlu* ręcznik* منشفة`,
);
const washing = signal(
  4,
  'shower_room* showers_together shower_together bathe_together bathes_with bathing_with shower_with showers_with gemeinsam_duschen duschen_zusammen duscht_mit',
  String.raw`(?:step|ris|climb|emerg|com)\p{L}* (?:out of|from|out) (?:${own} )?(?:bath|tub|shower|bathtub)`,
  String.raw`(?:soap|wash|lather)\p{L}* (?:each other|one another)`,
);

const undressing = signal(
  4,
  `unbutton* unhook* barely_covered barely_dressed barely_clothed barely_covering barely_covers half_clothed nothing_underneath nothing_beneath nothing_under nothing_on_under nothing_else little_else barely_hiding barely_hides barely_conceal* hiding_nothing half_open_blouse
  clothes_on_the_floor clothes_scattered clothes_fall* see_up_her looking_up_her look_up_her aufgeknöpft* kaum_bedeckt kaum_bekleidet kaum_angezogen fast_nichts_an auszuziehen zieht_sich_aus ziehen_sich_aus
  se_déshabille déshabill* à_moitié_vêtue se_quita_la se_quita_el quitándose desvist* si_spoglia раздевает* снимает_плать* снимает_одежд* расстегив* elbisesini_çıkar* rozbiera* rozpin* تخلع يخلع خلعت تتعرى`,
  String.raw`(?:slip|slid|fall|peel|drop|tak|pull|tear|rip|com|ge|help)\p{L}* (?:(?:her|him|them|an?|the) (?:\p{L}+ )?)?(?:out of|off|away from) (?:${own} )?(?:(?!school)\p{L}+ )?(?:${clothing}|shoulders?)`,
  String.raw`(?:slip|slid|fall|peel|drop|tak|pull|hik|lift|rais|roll|tug)\p{L}* (?:${own} )?(?:\p{L}+ )?${clothing} (?:off|down|up|open|aside)`,
  String.raw`(?:loosen|unlac|untie|untying|undo|unfasten|open)\p{L}* (?:${own} )?(?:school )?(?:tie|corset|collar|bodice|belt|blouse|robe|buttons)|(?:tie|corset|collar|belt|blouse|robe|shirt|buttons) (?:loosened|undone|unlaced|unfastened|untied|open(?! (?:air|book)))|(?:jupe|robe) (?:relevee|retroussee)|(?:falda|vestido) (?:subida|alzada|levantada)|(?:rock|kleid|hemd|bluse) (?:hochgerutscht|hochgezogen|hochgeschoben|offen)|(?:step|slip|climb)\p{L}* out of (?:her|his) (?:\p{L}+ )?${clothing}`,
  String.raw`${clothing} (?:(?:is|are|was) )?(?:slip|slid|fall|peel|drop|rid|hik|hitch|lift|undone|half|offen|flip|blow)\p{L}*(?: (?:off|down|up|open|from))?`,
  String.raw`straps? (?:\p{L}+ ){0,3}(?:off|down|from|slipping|sliding|falling)|off (?:${own} )?shoulders?(?! (?:bag|sling))`,
  String.raw`(?:just|only|nothing but|nothing except|no more than) (?:${own} )?(?:(?:only|just|thin|tiny|small|little|white|wet|open|oversized|big|skimpy|men's|man's) )*(?:towel|sheets?|socks|shirt|t-?shirt|apron|ribbons?|bow|stockings|tights|smile|heels|jewell?ery|knee ?socks|leotard|robe|bathrobe|hoodie|body paint|whipped cream|necklace)`,
  String.raw`unzip\p{L}*(?! (?:${own} )?(?:\p{L}+ )?(?:tent|bag|backpack|rucksack|suitcase|jacket|coat|pencil|lunch))`,
  String.raw`clinging to (?:${own} )?(?:\p{L}+ )?(?:body|skin|curves|figure)|cover\p{L}* (?:herself|himself|themselves)`,
);
const changing = signal(
  2,
  `dressed_as_a_maid changing_clothes changing_her_clothes changing_his_clothes changes_clothes getting_changed gets_changed get_changed getting_dressed nightie* nightgown* nightdress* bathrobe* silk_robe satin_robe silk_pajamas silk_pyjamas wet_clothes wet_uniform clingy maid_outfit* bunny_outfit* tiny_outfit* seashell_top* seashell_bra* shell_bra* oversized_shirt men's_shirt man's_shirt in_his_shirt cut-off_jeans cut-offs cutoffs wet_tank_top* tank_tops мокрой_майке мокрой_футболке tight_leotard* yoga_pants
  sich_umzieh* umziehen nachthemd* bademantel* chemise_de_nuit nuisette camisón se_cambia ночнушк* ночной_рубашк* переодева* gecelik* koszul*_nocn* przebiera* ثوب_نوم قميص_نوم`,
  String.raw`(?:tiny|small|skimpy|short|little|thin) (?:\p{L}+ )?(?:towel|robe|apron|tops?|shorts|skirts?|dress)|(?:bare|exposed|uncovered|oiled|glistening|sweaty|silky|creamy|smooth) ${skin}|${skin} (?:bare|exposed|showing|uncovered)|(?:show|reveal|expos|flash)\p{L}* (?:off )?(?:her|his|their|some|too much|a lot of|a bit of) (?:\p{L}+ )?(?:legs?|skin|shoulders?|body|figure|midriff|belly|back|stomach)`,
  String.raw`(?:too|very|extremely|barely|so) (?:short|tight|small|tiny) (?:\p{L}+ )?${clothing}|${clothing} (?:\p{L}+ ){0,2}(?:(?:much|way|far|several sizes) )?too (?:short|tight|small)`,
);
const adornment = signal(
  1,
  `lipstick* high_heels heels heavy_makeup heavy_make-up makeup make-up collar lace lacy leather leotard* pleated_skirt* perfume maid velvet satin fur_rug bearskin_rug fur_coat rose_petals candlelight candlelit candle-lit smoky_eyes smouldering smoldering doe_eyes moist glossy mascara eyeliner tiger_skin bear_skin animal_skin truccat* schminke waitress playful playfully bunny_costume* bride underage_looking splits_pose
  lippenstift* stöckelschuh* geschminkt* rouge_à_lèvres talons tacones lápiz_labial tacchi rossetto помад* каблук* topuklu* szpilk* szmink* كعب احمر_شفاه`,
);
const hosiery = signal(
  2,
  `stockings knee_socks thigh-high* knee-high* garter* strümpfe* kniestrümpfe* netzstrümpfe* bas_résille medias_de calze чулк* çorapl* pończoch* جوارب_طويلة`,
);
const fetish = signal(
  2,
  'choker* leather_collar leather_harness latex catsuit* body_harness handcuffs cat_ears_and_tail halsband',
);
const drink = signal(
  2,
  'drunk drunken betrunken* ivre borracha borracho ubriac* пьян* champagne wine cocktail* vodka whisky whiskey tequila cigarette* cigar* martini booze tipsy sekt champagner wein wodka vin vino шампанск* водк* şampanya şarap szampan* wódk*',
);
const sheen = signal(
  2,
  `sweaty sweating glisten* oiled in_oil with_oil baby_oil dewy verschwitzt* eingeölt* glänzend_vor sudoroso* sudorosa* en_sueur потн* вспотевш*`,
);
const body = signal(
  2,
  `legs hips waist curves figure bosom bust lips tongue thigh body bodies bottom bum
  beine beinen hüfte* taille lippen körper schenkel* popo jambes lèvres corps hanches piernas caderas labios cuerpo gambe labbra corpo fianchi ноги ногами ножк* губ губы губк* бедр* тело тела bacak* dudak* vücu* nogi usta ustami bioder ciał* ساقي سيقان شفاه جسد`,
);

/** What a scene shows. */
export const shown: Signals = {
  everyday: [bed, soft, bath, towel, changing, adornment, hosiery, fetish, sheen, body],
  grave: [washing, undressing, drink],
};
