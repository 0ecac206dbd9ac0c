import { ANSWER, HYDRATED } from '../contract';
import { targetOf } from './events';
import { hydrationOf, islandOf } from './hydration';

/* Marks a tool's answer as busy if a visitor changes a field before the tool is hydrated and can answer. */

addEventListener(
  'input',
  (event) => {
    const target = targetOf(event);
    const island = target && islandOf(target);
    const hydration = island && hydrationOf(island);
    if (!hydration || island.hasAttribute(HYDRATED)) return;
    for (const answer of island.querySelectorAll(`[${ANSWER}]`)) {
      answer.setAttribute('aria-busy', 'true');
      const done = () => answer.removeAttribute('aria-busy');
      hydration.then(done, done);
    }
  },
  true,
);
