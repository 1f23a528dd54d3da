/**
 * Shifts a probability by evidence.
 *
 * @param evidence in log-odds: 0 changes nothing, 2.2 turns 0.5 into 0.9
 */
export function shiftOdds(probability: number, evidence: number): number {
  return multiplyOdds(probability, Math.exp(evidence));
}

/** As `shiftOdds`, with the evidence as a factor of the odds. */
export function multiplyOdds(probability: number, factor: number): number {
  const odds = (probability / (1.001 - probability)) * factor;
  return odds / (1 + odds);
}

/** Limit of log-odds: four hundred to one. */
const surest = 6;

/** Log-odds of a probability: 0 for one half, limited to ±6. */
export function logOdds(probability: number): number {
  const odds = Math.log(probability / (1 - probability));
  return Math.min(surest, Math.max(-surest, odds));
}
