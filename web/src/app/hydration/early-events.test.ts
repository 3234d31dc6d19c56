import { act } from '@testing-library/react'
import { createElement, type ChangeEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { replayEarlyEvents } from './early-events.ts'

const SCRIPT: string = '../../../public/early.js'

/** What public/early.js takes from the element that runs it, which modules have none of. */
const asScript = { dataset: { code: '/assets/app.js', languages: 'en:: hi:/hi:devanagari' } }

Object.defineProperty(document, 'currentScript', { value: asScript })

const press = (name: string) => document.getElementById(name)?.click()

it('does a press that came while the app woke after the ones before it', async () => {
  document.body.innerHTML =
    '<div id="root"><button id="first"></button><button id="second"></button><button id="third"></button></div>'
  await import(/* @vite-ignore */ SCRIPT)

  press('first')
  const done: string[] = []
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) done.push(target.id)
  })
  press('second')
  expect(done).toEqual([])

  replayEarlyEvents()
  press('third')
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['first', 'second', 'third'])
  press('first')
  expect(done).toEqual(['first', 'second', 'third', 'first'])
})

it('puts what was typed after a press on Search into the field that this opens', async () => {
  document.body.innerHTML = '<div id="root"><button id="search" data-opens-field></button></div>'
  await import(/* @vite-ignore */ `${SCRIPT}?typed`)
  const root = document.getElementById('root')
  const search = document.getElementById('search')
  const type = (key: string) =>
    search?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  type('x')
  press('search')
  for (const key of ['T', 'h', 'a', 'x', 'Backspace', 'l', 'Shift', ' ', 'Enter']) type(key)

  const sent: (string | undefined)[] = []
  search?.addEventListener('click', () => {
    if (root) root.innerHTML = '<form><input></form>'
    const field = root?.querySelector('input')
    root?.addEventListener('submit', () => sent.push(field?.value))
    field?.focus()
  })
  replayEarlyEvents()
  await expect.poll(() => sent).toEqual(['Thal '])
})

it('tells React of what was typed or slid before it was there', async () => {
  const changed = vi.fn<(value: string) => void>()
  const slider = createElement('input', {
    type: 'range',
    max: 1000,
    value: 1000,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => changed(target.value),
  })
  document.body.innerHTML = `<div id="root">${renderToString(slider)}</div>`
  const [root, control] = [document.querySelector('#root'), document.querySelector('input')]
  if (!root || !control) throw new Error('The document has no slider')
  control.value = '300'
  await act(async () => hydrateRoot(root, slider))
  window.takeEarlyEvents = () => [{ control, value: '300' }]
  replayEarlyEvents()
  await expect.poll(() => changed.mock.calls).toEqual([['300']])
})
