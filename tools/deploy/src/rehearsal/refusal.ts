/** An answer other than 200. */
export class Refusal extends Error {
  readonly status: number
  readonly details: readonly object[]

  constructor(status: number, message: string, details: readonly object[] = []) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const must = (isRight: boolean, message: string, status = 400): void => {
  if (!isRight) throw new Refusal(status, message)
}

export const found = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Refusal(404, `There is no ${name}`)
  return value
}

export const lastOf = (name: string) => name.split('/').at(-1) ?? ''
