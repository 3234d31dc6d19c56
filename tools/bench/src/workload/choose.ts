export type Random = () => number

export const choose = <T>(all: readonly T[], random: Random): T => {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}
