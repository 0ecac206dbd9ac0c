import island from '../../../islands';
import LostPath from './LostPath';

export default island('LostPath', LostPath);
