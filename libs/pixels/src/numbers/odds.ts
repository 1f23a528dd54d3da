/**
 * Moves a probability by evidence.
 *
 * @param evidence in log-odds: 0 changes nothing, 2.2 turns one half into nine tenths
 */
export function shiftOdds(probability: number, evidence: number): number {
  return multiplyOdds(probability, Math.exp(evidence));
}

/** The same with the evidence as a factor of the odds, not as its logarithm. */
export function multiplyOdds(probability: number, factor: number): number {
  const odds = (probability / (1.001 - probability)) * factor;
  return odds / (1 + odds);
}

/** Nobody is surer than this of anything: one to four hundred. */
const surest = 6;

/** The logarithm of a probability's odds: 0 for one half, within ±6. */
export function logOdds(probability: number): number {
  const odds = Math.log(probability / (1 - probability));
  return Math.min(surest, Math.max(-surest, odds));
}
