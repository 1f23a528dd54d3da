export { jointNames, type BodyPose, type Joint, type JointName } from './body-pose.ts';
export { dressPerson, type Dressed, type Dressing } from './dress-person.ts';
export { garmentSigns, type GarmentSigns } from './garment-signs.ts';
export { mendMask } from './mend-mask.ts';
