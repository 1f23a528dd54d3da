import type { SettingName, StudioName } from '@tintory/imaging';

/** What is seen behind things. */
export const settingWords: Record<SettingName, string> = {
  kitchen: 'kitchen kitchenette küche مطبخ',
  bathroom: 'bathroom washroom spa badezimmer حمام',
  living: 'living lounge wohnzimmer معيشة صالون',
  bedroom: 'bedroom schlafzimmer نوم',
  cafe: 'cafe café coffeehouse restaurant bistro pub kneipe gasthaus مقهى مطعم',
  street: 'street road alley sidewalk pavement straße gasse bürgersteig شارع رصيف',
  christmas:
    'christmas christmassy xmas weihnachten weihnacht weihnachtlich weihnachtsbaum advent كريسماس',
};

/** What is seen of each: nothing that a prompt has to ask for. */
export const settingParts: Record<SettingName, string> = {
  kitchen:
    'shelf cabinet cupboard jar fruit appliance backsplash regal schrank glas obst رف خزانة فاكهة',
  bathroom:
    'mirror sink basin tile tiled towel vanity faucet spiegel waschbecken fliese handtuch مرآة منشفة',
  living: 'sofa couch cushion curtain lamp frame kissen vorhang lampe bild أريكة كنبة ستارة مصباح',
  bedroom:
    'bed pillow bedside nightstand lamp headboard curtain bett kissen lampe vorhang سرير وسادة مصباح',
  cafe: 'bar counter shelf bottle lamp theke regal flasche lampe رف مصباح',
  street:
    'city building house tree car shop pedestrian town stadt gebäude haus baum auto geschäft مدينة مبنى بناية شجرة سيارة',
  christmas:
    'tree present gift fireplace stocking bauble ornament decoration candle eve baum geschenk kamin kugel schmuck kerze شجرة هدية شمعة زينة',
};

/** What things are made of, and what a setting may be seen behind. */
export const surfaces: ReadonlySet<StudioName> = new Set(['wood', 'stone', 'marble', 'linen']);
