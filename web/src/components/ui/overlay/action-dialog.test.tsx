import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ActionDialog } from './action-dialog.tsx'

const rules = rulesOf(z.object({ name: z.string().min(1), phone: z.string() }))

const show = (call: (sent: { name: string; phone: string }) => Promise<unknown>) => {
  const onOuterSubmit = vi.fn<() => void>()
  renderApp(
    <section onSubmit={onOuterSubmit}>
      <ActionDialog
        opener={{ children: 'Open' }}
        title="Add a person"
        rules={rules}
        start={{ name: '', phone: '' }}
        fields={{ name: { label: 'Name' }, phone: { label: 'Phone' } }}
        label={['Save', 'Saving']}
        call={call}
      />
    </section>,
  )
  return onOuterSubmit
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return within(await screen.findByRole('dialog'))
}

it('An action dialog leads to the first field at fault, and calls nothing', async () => {
  const call = vi.fn<() => Promise<unknown>>()
  show(call)
  const dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const name = await dialog.findByLabelText('Name')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  expect(call).not.toHaveBeenCalled()
})

it('An action dialog calls once however often it is pressed, closes after that, and submits no form around it', async () => {
  const answer = Promise.withResolvers<unknown>()
  const call = vi.fn<() => Promise<unknown>>(() => answer.promise)
  const onOuterSubmit = show(call)
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText('Name'), 'Asha')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.type(dialog.getByLabelText('Phone'), '{Enter}')
  expect(dialog.getByRole('button', { name: 'Saving' })).toHaveProperty('disabled', true)
  answer.resolve(undefined)
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect(call).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', phone: '' })
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

it("An action dialog shows the server's errors at their fields, others above its buttons, and stays open", async () => {
  const fault = new ApiError(400, {
    code: 'invalid_input',
    message: 'Two things are wrong',
    fields: { phone: 'The phone is taken' },
  })
  show(() => Promise.reject(fault))
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText('Name'), 'Asha')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('The phone is taken')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Phone'))
  expect(dialog.getByText('Two things are wrong')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha')
})
