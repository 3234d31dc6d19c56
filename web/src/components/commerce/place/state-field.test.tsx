import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { StateField } from './state-field.tsx'

type Place = { country: string; postalCode: string; state: string }

const Form = ({ place, next }: { place: Place; next?: Place }) => {
  const form = useForm({ defaultValues: place })
  return (
    <>
      <input aria-label="PIN" {...form.register('postalCode')} />
      <StateField form={form} />
      <button type="button" onClick={() => form.reset(next)}>
        Fill in
      </button>
    </>
  )
}

const NOWHERE = { country: 'India', postalCode: '', state: '' }

const start = (place: Place = NOWHERE, next?: Place) =>
  render(<Form place={place} {...(next && { next })} />)
const state = () => screen.getByLabelText<HTMLSelectElement>('State')
const typePin = (value: string) =>
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value } })

it('is filled in by the PIN code, and changed by a person until the next one', async () => {
  start()
  expect(state().value).toBe('')
  typePin('247667')
  expect(state().value).toBe('Uttarakhand')
  await userEvent.selectOptions(state(), 'Uttar Pradesh')
  typePin('24766')
  expect(state().value).toBe('Uttar Pradesh')
  typePin('411001')
  expect(state().value).toBe('Maharashtra')
})

it('of an address that is filled in as a whole stays as it is', async () => {
  start(
    { country: 'India', postalCode: '221005', state: 'Bihar' },
    { country: 'India', postalCode: '247667', state: 'Himachal Pradesh' },
  )
  expect(state().value).toBe('Bihar')
  await userEvent.click(screen.getByText('Fill in'))
  expect(state().value).toBe('Himachal Pradesh')
})

it('says where post offices of one PIN code are in two states', () => {
  start()
  typePin('605102')
  expect(state().value).toBe('Tamil Nadu')
  expect(screen.getByText(/post offices in two states/)).toBeTruthy()
})
