export { bodyFrame, type BodyFrame } from './body-frame.ts';
export { jointNames, type BodyPose, type Joint, type JointName } from './body-pose.ts';
export { dressPerson, type Dressed, type Dressing } from './dress-person.ts';
export { garmentOnBody } from './garment-on-body.ts';
export { garmentSigns, type GarmentSigns } from './garment-signs.ts';
export { personLayers, type PersonLayers } from './person-layers.ts';
export { mendMask } from './mend-mask.ts';
