import island from '../Island';
import LostPath from './LostPath';

export default island('LostPath', LostPath);
