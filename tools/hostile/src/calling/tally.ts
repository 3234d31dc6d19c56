/** Outcomes of one kind of call, and the times of answered calls. */
export class Tally {
  readonly outcomes = new Map<string, number>()
  readonly milliseconds: number[] = []

  add(outcome: string, milliseconds?: number): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    if (milliseconds !== undefined) this.milliseconds.push(milliseconds)
  }

  get calls(): number {
    return [...this.outcomes.values()].reduce((sum, count) => sum + count, 0)
  }

  count(outcome: string): number {
    return this.outcomes.get(outcome) ?? 0
  }

  /** Number of the shop's own errors and broken connections. */
  get failures(): number {
    return [...this.outcomes]
      .filter(([outcome]) => /^(?:broken|5(?!03))/.test(outcome))
      .reduce((sum, [, count]) => sum + count, 0)
  }

  toString(): string {
    return [...this.outcomes]
      .sort(([, one], [, other]) => other - one)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', ')
  }
}
