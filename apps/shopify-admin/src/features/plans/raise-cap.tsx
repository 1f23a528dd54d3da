// A module of its own, so that the home page fetches it only once a cap is near.
export { RaiseCap } from '@tintory/plans-ui';
