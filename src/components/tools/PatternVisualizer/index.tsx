import island from '../../../islands';
import PatternVisualizer from './PatternVisualizer';

export default island('PatternVisualizer', PatternVisualizer);
