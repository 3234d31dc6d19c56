import { expect, it } from 'vitest'
import { doEarlyUses } from './early-uses.ts'

const SCRIPT: string = '../../public/early.js'

/** What public/early.js takes from the element that runs it, which modules have none of. */
const asScript = { dataset: { code: '/assets/app.js' } }

const press = (name: string) => document.getElementById(name)?.click()

it('does a press that came while the app woke after the ones before it', async () => {
  document.body.innerHTML =
    '<div id="root"><button id="first"></button><button id="second"></button></div>'
  Object.defineProperty(document, 'currentScript', { value: asScript })
  await import(/* @vite-ignore */ SCRIPT)

  press('first')
  const done: string[] = []
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) done.push(target.id)
  })
  press('second')
  expect(done).toEqual([])

  doEarlyUses()
  await expect.poll(() => done).toEqual(['first', 'second'])
  press('first')
  expect(done).toEqual(['first', 'second', 'first'])
})
