import { own, signal, type Signals } from './signal.ts';

/** Whom anybody may kiss and stroke. */
const dear = String.raw`(?:(?:${own} )?(?:\p{L}+ )?(?:frog|toad|teddy|teddies|doll|dog|pupp(?:y|ies)|cat|kitten|horse|pony|dolphin|bab(?:y|ies)|newborn|toddler|infant|snowman|bear|bunny|trophy|cup|medal|ball|belly|bump|ground|flag|rabbit|lamb|fish|cow|goat|sheep|calf|animal|bird|parrot|mirror|beard|fur|grandma|grandpa|granny|mother|mum|mom|mommy|mummy|dad|daddy|father)s?|good ?night|goodbye|under (?:the )?mistletoe)(?!\p{L})`;

/** Two who are in love; a kiss is a part of it and says no more. */
const love = signal(
  2,
  `first_love couple couples in_love romance romantic sweetheart* girlfriend boyfriend dating date_with crush_on paar pärchen verliebt* freundin_von amoureux amoureuse amoureuses novios enamorad* innamorat* влюблен* sevgili zakochan* عاشقان
  küss* küßt beso besa besan besando besar baiser embrasse* bacio bacia baciano поцелу* целу* öp* öpücük pocału* całuj* قبلة يقبل تقبل`,
  String.raw`kiss\p{L}*(?! ${dear})(?! (?:\p{L}+ ){0,3}(?:on )?(?:${own} )?(?:forehead|cheeks?|head|hands?|nose)(?!\p{L}))`,
);
const closeKiss = signal(
  3,
  'lips_locked making_love auf_den_mund sur_la_bouche en_la_boca sulla_bocca в_губы',
  String.raw`kiss\p{L}* (?:\p{L}+ ){0,4}(?:mouth|lips|neck|thighs?|shoulders?|deeply|hungrily)`,
);

const touch = signal(
  2,
  `spooning massag* nibbl* touching touches touched feeling_up creams lotion sunscreen eincrem* cremt lap laps knutscht knutschen knutsch* ginocchia wash_her_back washing_her_back wash_his_back
  streichel* anfass* fasst berührt berühren schoß schoss massier* caresse* acaricia* accarezza* toca tocando ласка* гладит трогает okşa* dokun* kucağ* gładz* dotyk* kolanach głaszcz* genoux regazo grembo يلمس يداعب حضن حضنه`,
  String.raw`(?:caress|fondl|strok)(?:es|ing|ed)?(?! ${dear})|rub(?:s|bing)? (?!${dear}|(?:${own} )?(?:eyes?|nose|hands|face|head))|oil\p{L}* (?:up )?(?:his|her|their|the)`,
  String.raw`(?:hands?|arms?) (?:\p{L}+ )?(?:on|around) (?:${own} )?(?:\p{L}+ )?(?:knee|leg|waist|hips?)s?|lick\p{L}*(?! ${dear})|suck\p{L}*(?! ${dear})`,
);
const sucking = signal(1, `lolly popsicle* lollipop* banana* ice_pop*`);
const closeness = signal(
  1,
  'admires admiring cuddl* snuggl* embrac* tickl* kuschel* kitzel* umarm* abraza* abbracci* enlac* chatouill* обнима* щекоч* sarıl* gıdıkla* przytul* łaskocz* احضان',
);
const grip = signal(
  4,
  `straddl* secret_touch* being_touched getting_touched hands_all_over pressed_against pinned_down pinned_against holds_her_down held_down pinned_to between_her_legs between_his_legs between_her_knees lifted_by_her_skirt skirt_being_measured measuring_her measured_by entre_les_jambes entre_las_piernas zwischen_den_beinen zwischen_ihren_beinen`,
  String.raw`hands? (?:\p{L}+ ){0,2}?(?:up|under|beneath|inside|down|between) (?:${own} )?(?:\p{L}+(?:['’]s)? )?(?:skirt|dress|shirt|blouse|blanket|leg|thigh|pants|trousers|clothes|knees)s?|hand\p{L}* unter (?:ihre[nmrs]?|ihr|sein\p{L}*|den|das|dem) (?:\p{L}+ )?(?:rock|kleid|hemd|bluse|decke)`,
  String.raw`hands? (?:\p{L}+ )?on (?:${own} )?(?:\p{L}+['’]s )(?:lap|knees?|legs?|thighs?)|hands? (?:\p{L}+ )?on (?:${own} )?(?:\p{L}+ )?(?:thighs?|lap|bottom|bum|behind|chest)|sits? astride (?:him|her|an? man)|over (?:\p{L}+['’]?s? ){2,3}(?:knees?|lap)`,
  String.raw`on (?:her|his|their) knees (?:before|in front of) (?:${own} )?(?:\p{L}+ )?(?:man|men|master|boss|teacher|coach|priest|principal|him|her)(?!\p{L})`,
);

const pose = signal(
  2,
  `kneeling kneels on_her_knees on_his_knees on_their_knees on_all_fours reclin* lounging bending sprawled sprawling lying_back lies_back lying_on_her_back lying_on_his_back lying_on_her_stomach pouting pouty over_her_shoulder arch*_her_back arched_back arching inviting inviting_look stretched_out crossing_her_legs sunbathing teasing splits lying_across
  kniend kniet auf_knien rekelt räkel* schmollmund leckt lutscht à_genoux allongée lèche suce lame chupa arrodillad* inginocchiat* lecca на_коленях лежит_на лижет diz_çök* klęcz* liże راكعة مستلقية`,
  String.raw`(?:bend|bent)\p{L}* over(?! (?:${own} )?(?:\p{L}+ )?(?:home ?work|books?|flowers?|microscope|puzzle|map|drawing))|gebückt|(?:ly|la)(?:ing|y|ies) (?:\p{L}+ )?on (?:${own} )?(?:\p{L}+ )?(?:hood|sofa|couch|rug|carpet|floor|car|counter|table)`,
);
const coyness = signal(
  1,
  `looking_back_at looking_at_viewer looks_at_viewer looking_at_the_viewer looking_up_at_viewer looking_at_camera looking_up messy_face poses posing winking winks blushing blushes coy coyly shyly twirl* alone asleep unaware posiert posierend zwinkert pose posando posa_per позиру* poz_ver* pozuj* تتخذ_وضعية`,
);
const posture = signal(
  4,
  `come_hither bedroom_eyes biting_her_lip biting_her_lips biting_his_lip bites_her_lip bites_his_lip lip_bite licking_her_lips licks_her_lips parted_lips lips_parted legs_apart legs_open legs_wide open_legs legs_spread parted_legs knees_apart finger_in_her_mouth finger_in_mouth dripping_down_her dripping_from_her
  auf_die_lippe beißt_sich gespreizt* beine_breit jambes_écartées piernas_abiertas gambe_aperte раздвинут* bacaklarını_aç* schlafzimmerblick`,
);
/** Where the eye of the picture is. */
const gaze = signal(
  2,
  `view_from_behind снизу сзади vue_d'en_bas da_sotto da_dietro desde_atrás wedgie candid candid_photo candids from_behind from_below blick_von_unten blick_von_hinten camera_very_close camera_close camera_closes zooming_in low_angle low-angle rear_view view_from_below seen_from_below camera_between close-up_of_her close_up_of_her closeup_of_her zoomed_in focus_on_her von_hinten von_unten untersicht vue_de_dos desde_abajo`,
  String.raw`close[- ]?ups? (?:shots? |photos? )?(?:of|on) (?:${own} )?(?:\p{L}+ )?(?:legs|thighs?|body|bodies|lips|skin|back|mouth|bottom|hips|waist|chest)`,
);

/** What is done in a scene. */
export const done: Signals = {
  everyday: [love, touch, sucking, closeness, pose, coyness],
  grave: [closeKiss, grip, posture, gaze],
};
