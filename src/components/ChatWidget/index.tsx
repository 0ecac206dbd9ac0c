import island from '../Island';
import ChatButton from './ChatButton';

export default island('ChatButton', ChatButton);
