import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { InlineNumber } from './inline-number.tsx'

const show = () => {
  const onSave = vi.fn<(value: number) => void>()
  render(
    <InlineNumber
      label="Price"
      value={199}
      faultOf={() => undefined}
      inputMode="decimal"
      onSave={onSave}
      saving={undefined}
      width="112px"
    />,
  )
  return { onSave, field: screen.getByRole<HTMLInputElement>('textbox') }
}

it('is saved when its field is left', async () => {
  const { onSave, field } = show()
  await userEvent.clear(field)
  await userEvent.type(field, '149')
  await userEvent.tab()
  expect(onSave.mock.calls).toEqual([[149]])
})

it('is not saved on Escape, which leaves the field as it was, and is when it is typed again', async () => {
  const { onSave, field } = show()
  await userEvent.clear(field)
  await userEvent.type(field, '149{Escape}')
  expect(field.value).toBe('199')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, '179')
  await userEvent.tab()
  expect(onSave.mock.calls).toEqual([[179]])
})
