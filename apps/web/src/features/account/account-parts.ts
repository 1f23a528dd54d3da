export { AccountLayout } from './account-layout.tsx';
export { BillsPart } from './bills-part.tsx';
export { CreditsPart } from './credits-part.tsx';
export { PlanPart } from './plan-part.tsx';
export { ProfilePart } from './profile-part.tsx';
export { SecurityPart } from './security-part.tsx';
