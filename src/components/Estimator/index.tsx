export { default } from './Estimator';
