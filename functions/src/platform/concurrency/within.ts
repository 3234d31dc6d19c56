/** The result of `work`, or a rejection when it takes longer; the work itself goes on. */
export const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
