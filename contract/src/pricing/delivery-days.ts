export const USUAL_DAYS = 1

export type DaysRule = { prefix: string; serviceable: boolean; days: number }

/** The shortest and longest time of delivery by the rules; PIN codes without a rule have the usual time. */
export const deliveryDays = (rules: readonly DaysRule[]): { least: number; most: number } => {
  const served = rules.filter(({ serviceable }) => serviceable).map(({ days }) => days)
  const others = rules.some(({ prefix }) => prefix === '') ? [] : [USUAL_DAYS]
  const all = [...served, ...others]
  return all.length === 0
    ? { least: USUAL_DAYS, most: USUAL_DAYS }
    : { least: Math.min(...all), most: Math.max(...all) }
}
