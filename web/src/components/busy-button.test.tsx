import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { BusyButton } from './busy-button.tsx'

let setBusy: (isBusy: boolean) => void

const Form = () => {
  const [isBusy, set] = useState(false)
  setBusy = set
  return (
    <>
      <BusyButton isBusy={isBusy}>Send</BusyButton>
      <input aria-label="Phone" />
    </>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

/** What browsers do, and jsdom does not: nothing that is disabled keeps the focus. */
const begin = () => {
  button().focus()
  act(() => setBusy(true))
  button().blur()
}

it('has the focus again when what it began is over', () => {
  renderApp(<Form />)
  begin()
  expect(button().disabled).toBe(true)
  act(() => setBusy(false))
  expect(document.activeElement).toBe(button())
})

it('leaves the focus where it was led meanwhile', () => {
  renderApp(<Form />)
  begin()
  screen.getByLabelText('Phone').focus()
  act(() => setBusy(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
})
