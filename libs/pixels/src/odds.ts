/**
 * Moves a probability by evidence.
 *
 * @param evidence in log-odds: 0 changes nothing, 2.2 turns one half into nine tenths
 */
export function shiftOdds(probability: number, evidence: number): number {
  const odds = (probability / (1.001 - probability)) * Math.exp(evidence);
  return odds / (1 + odds);
}
