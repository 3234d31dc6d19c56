import { waitFor } from '@testing-library/react'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Counter = () => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  )
}

let showAll: (() => void) | undefined

beforeEach(() => {
  showAll = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        showAll = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The server's HTML is in the page; the part's code is not loaded yet. */
const serve = async () => {
  const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter)
  const Part = lazyPart(load)
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Counter />).replace(/^.*$/s, '<div><!--$-->$&<!--/$--></div>')
  document.body.append(root)
  const button = root.querySelector('button')
  if (!button) throw new Error('The server rendered no button')
  const complaints: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => complaints.push(error) }
  await act(async () => hydrateRoot(root, <Part />, options))
  return { load, button, complaints }
}

test('a part that the server rendered is loaded when it comes near the screen', async () => {
  const { load, button, complaints } = await serve()
  expect(load).not.toHaveBeenCalled()
  expect(button.textContent).toBe('Pressed 0')
  await act(async () => showAll?.())
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button.click())
  expect(button.textContent).toBe('Pressed 1')
  expect(button.isConnected, 'it is the server’s element').toBe(true)
  expect(complaints).toEqual([])
})

test('presses of buttons that are not alive yet are done once they are', async () => {
  const { load, button, complaints } = await serve()
  await act(async () => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(button.textContent).toBe('Pressed 2'))
  expect(load).toHaveBeenCalledOnce()
  expect(complaints).toEqual([])
})
