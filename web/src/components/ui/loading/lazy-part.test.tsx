import { waitFor } from '@testing-library/react'
import { act, Suspense, useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
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

/** React does not compare an attribute with what the server wrote, but an element. */
const Here = () => {
  const { pathname } = useLocation()
  return (
    <button type="button" name={pathname}>
      {pathname === '/' ? <b>home</b> : pathname}
    </button>
  )
}

/** Rendered anew with each address, as the shop's frame is. */
const Page = ({ part: Part }: { part: ComponentType }) => {
  useLocation()
  return (
    <>
      <Part />
      <Link to="/login">Login</Link>
    </>
  )
}

const pageWith = (part: ComponentType) => (
  <MemoryRouter>
    <Page part={part} />
  </MemoryRouter>
)

const asServed = (Content: ComponentType) => () => (
  <div>
    <Suspense>
      <Content />
    </Suspense>
  </div>
)

/** The server's HTML is in the page; the part's code is not loaded yet. */
const serve = async (Content: ComponentType = Counter) => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Content)
  const part = lazyPart(load)
  const root = document.createElement('div')
  root.innerHTML = renderToString(pageWith(asServed(Content)))
  document.body.append(root)
  const button = root.querySelector('button')
  if (!button) throw new Error('The server rendered no button')
  const complaints: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => complaints.push(error) }
  await act(async () => hydrateRoot(root, pageWith(part), options))
  return { root, load, button, complaints }
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

test('presses of buttons that are not hydrated yet are done once they are', async () => {
  const { load, button, complaints } = await serve()
  await act(async () => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(button.textContent).toBe('Pressed 2'))
  expect(load).toHaveBeenCalledOnce()
  expect(complaints).toEqual([])
})

const Colors = () => {
  const [color, setColor] = useState('none')
  return (
    <>
      <button type="button">Shown: {color}</button>
      <input type="radio" checked={color === 'red'} onChange={() => setColor('red')} />
    </>
  )
}

test('so are presses of boxes', async () => {
  const { root, button, complaints } = await serve(Colors)
  await act(async () => root.querySelector('input')?.click())
  await waitFor(() => expect(button.textContent).toBe('Shown: red'))
  expect(root.querySelector('input')?.checked).toBe(true)
  expect(complaints).toEqual([])
})

test('a part that sleeps while the address changes shows what is true there', async () => {
  const { root, complaints } = await serve(Here)
  await act(async () => root.querySelector('a')?.click())
  await act(async () => showAll?.())
  await waitFor(() => expect(root.querySelector('button')?.name).toBe('/login'))
  expect(root.querySelector('button')?.textContent).toBe('/login')
  expect(complaints).toEqual([])
})
