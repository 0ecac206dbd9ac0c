import { onApproach } from './events';
import { hydrateAhead, islandOf } from './hydration';

/* Hydrates an island when a pointer, a finger or the focus reaches it, so that it is ready before it is pressed. */

onApproach((target) => hydrateAhead(islandOf(target)));
