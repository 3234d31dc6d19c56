import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withSharpInSteps } from './pictures.ts'

const fail = () => Promise.reject(new Error('broken'))

it('decodes a picture while the one before is worked on, and no third', async () => {
  const steps: string[] = []
  const ends = new Map<string, () => void>()
  const take = (name: string) =>
    withSharpInSteps(
      async () => void steps.push(`decode ${name}`),
      () => {
        steps.push(`work ${name}`)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
    )
  const all = Promise.all(['a', 'b', 'c'].map(take))
  while (steps.length < 3) await setImmediate()
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  expect(steps).toEqual(['decode a', 'work a', 'decode b'])
  ends.get('a')?.()
  while (steps.length < 5) await setImmediate()
  expect(steps.slice(3)).toEqual(['work b', 'decode c'])
  ends.get('b')?.()
  while (!ends.has('c')) await setImmediate()
  ends.get('c')?.()
  expect(await all).toEqual(['a', 'b', 'c'])
})

it('hands the turn on where a picture can’t be decoded', async () => {
  await expect(withSharpInSteps(fail, async () => 'never')).rejects.toThrow('broken')
  const whole = withSharpInSteps(
    async () => 1,
    async (_sharp, decoded) => decoded + 1,
  )
  expect(await whole).toBe(2)
})
