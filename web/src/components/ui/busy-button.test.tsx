import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { BusyButton } from './busy-button.tsx'

const Form = () => {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <BusyButton isBusy={isBusy} onClick={() => setBusy(true)}>
        Send
      </BusyButton>
      <input aria-label="Phone" onChange={() => setBusy(false)} />
    </>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const field = () => screen.getByLabelText('Phone')

/** As browsers do and the test's DOM does not: a disabled element loses the focus. */
const begin = () => {
  button().focus()
  fireEvent.click(button())
  button().blur()
}
const end = () => fireEvent.change(field(), { target: { value: 'answered' } })

it('has the focus again when what it began is over', () => {
  renderApp(<Form />)
  begin()
  expect(button().disabled).toBe(true)
  end()
  expect(document.activeElement).toBe(button())
})

it('leaves the focus where it was led meanwhile', () => {
  renderApp(<Form />)
  begin()
  field().focus()
  end()
  expect(document.activeElement).toBe(field())
})
