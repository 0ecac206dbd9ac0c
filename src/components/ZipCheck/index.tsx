import island from '../Island';
import ZipCheck from './ZipCheck';

export default island('ZipCheck', ZipCheck);
