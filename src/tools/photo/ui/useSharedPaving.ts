import { useEffect, useRef } from 'react';
import type { PavingChoice } from '@site/src/tools/photo/core';

export interface SharedPaving {
  /** The pavers on the photo. */
  readonly paving: PavingChoice;
  /** The pavers of the plan view. */
  readonly planned: PavingChoice;
  /** Whether the photo is hidden, so that it waits with taking on the plan's pavers. */
  readonly isHidden: boolean;
  /** Puts pavers on the photo. */
  readonly onPlanned: (planned: PavingChoice) => void;
  /** Tells the plan view which pavers the visitor has chosen for the photo. */
  readonly onPaving: (paving: PavingChoice) => void;
}

/** Shares the choice of pavers with the plan view: whichever of the two is changed, the other takes it on when it is shown. */
export function useSharedPaving({ paving, planned, isHidden, onPlanned, onPaving }: SharedPaving): void {
  const adopted = useRef(planned);
  const reported = useRef(paving);

  useEffect(() => {
    if (isHidden || adopted.current === planned) return;
    adopted.current = planned;
    onPlanned(planned);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the plan
  }, [isHidden, planned]);

  useEffect(() => {
    if (reported.current === paving) return;
    reported.current = paving;
    onPaving(paving);
  }, [paving, onPaving]);
}
