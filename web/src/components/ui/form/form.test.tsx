import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Form } from './form.tsx'

const Page = () => {
  const [isWrong, setWrong] = useState(false)
  return (
    <Form onSubmit={() => setWrong(true)}>
      <input aria-label="Name" />
      <input aria-label="Address" aria-invalid={isWrong ? true : undefined} />
      <button type="submit">Send</button>
    </Form>
  )
}

it('a form leads to its first field at fault with each press, though nothing has changed since the last', async () => {
  render(<Page />)
  const button = screen.getByRole('button')
  for (let press = 0; press < 3; press++) {
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
  }
})
