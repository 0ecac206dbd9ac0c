import { captainWalk, commercial, driveway, outdoorLiving, patio, poolDeck } from './plan/scenes';
import { baseSection } from './plan/section';
import type { Sheet } from './plan/sheet';
import type { PlanScene, PlanSpec } from './plan/types';
import { closeUp, sealing } from './plan/surfaces';

export { PLAN_SCENES, type PlanScene, type PlanSpec, type SectionPart } from './plan/types';

type Draw = (spec: PlanSpec, aspect: number) => string;

function onSheet(draw: (spec: PlanSpec, aspect: number) => Sheet): Draw {
  return (spec, aspect) => draw(spec, aspect).toSvg(spec.label);
}

const SCENES: Readonly<Record<PlanScene, Draw>> = {
  driveway: onSheet(driveway),
  patio: onSheet(patio),
  'pool-deck': onSheet(poolDeck),
  'outdoor-living': onSheet(outdoorLiving),
  'captain-walk': onSheet(captainWalk),
  commercial: onSheet(commercial),
  sealing,
  'close-up': closeUp,
  'base-section': baseSection,
};

/**
 * Draws a plan as a landscape architect does, in the late sun: a self-contained SVG to be shown as a picture, its
 * paving laid to scale. Throws a PatternError or PavingError where the paving cannot be laid.
 */
export function drawPlan(spec: PlanSpec): string {
  return SCENES[spec.scene](spec, spec.aspect ?? 3 / 2);
}
