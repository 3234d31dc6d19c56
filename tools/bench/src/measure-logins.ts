/**
 * `node tools/bench/src/measure-logins.ts http://127.0.0.1:3000 [tries]`: tests whether the time of a refused login
 * reveals that a phone number has an account. Compares wrong passwords for known numbers with unknown numbers, in
 * random order, by the Mann–Whitney test: |z| < 2 means no measurable difference. Creates one account per try, so
 * don't run it against a real shop.
 */
const [url = 'http://127.0.0.1:3000', tries = '200'] = process.argv.slice(2)

const post = async (path: string, body: object): Promise<number> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

const somePhone = () => String(6_000_000_000 + Math.floor(Math.random() * 3_900_000_000))

const openAccount = async (): Promise<string> => {
  const phone = somePhone()
  const status = await post('/api/users/register', { name: 'Probe', phone, password: 'Probe@1234' })
  if (status !== 201) throw new Error(`Registration answered ${status}`)
  return phone
}

const timeRefusal = async (phone: string): Promise<number> => {
  const startedAt = performance.now()
  const status = await post('/api/users/login', { phone, password: 'Wrong@1234' })
  if (status !== 401) throw new Error(`Login answered ${status}`)
  return performance.now() - startedAt
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const zOf = (ones: number[], others: number[]): number => {
  const ranked = [
    ...ones.map((time) => ({ time, isOne: true })),
    ...others.map((time) => ({ time, isOne: false })),
  ].toSorted((a, b) => a.time - b.time)
  const [n, m] = [ones.length, others.length]
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0)
  const u = ranks - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

const known: number[] = []
const unknown: number[] = []
for (let i = 0; i < 20; i++) await timeRefusal(somePhone())
for (let i = 0; i < Number(tries); i++) {
  const phone = await openAccount()
  const turns = [
    async () => known.push(await timeRefusal(phone)),
    async () => unknown.push(await timeRefusal(somePhone())),
  ]
  for (const turn of Math.random() < 0.5 ? turns : turns.toReversed()) await turn()
}
console.log(`wrong password: median ${median(known).toFixed(2)} ms`)
console.log(`unknown phone:  median ${median(unknown).toFixed(2)} ms`)
console.log(`z = ${zOf(known, unknown).toFixed(2)} over ${tries} pairs`)
