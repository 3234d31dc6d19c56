import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within, act, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { ActionMenu } from './action-menu.tsx'
import { DeleteButton } from './delete-button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

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

const chosen = vi.fn<(label: string) => void>()

const showMenu = async () => {
  const actions = ['Edit', 'Copy', 'Cancel', 'Delete'].map((label) => ({
    label,
    onSelect: () => chosen(label),
  }))
  renderApp(<ActionMenu label="Actions" actions={actions} />)
  return screen.getByRole('button', { name: 'Actions' })
}

/** The item that a screen reader is told of. */
const active = () => {
  const id = screen.getByRole('menu', { name: 'Actions' }).getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

const isOpen = async () => {
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement).toBe(menu))
}

const isAt = (label: string) => waitFor(() => expect(active()).toBe(label))

const press = async (key: string, expected: string) => {
  await userEvent.keyboard(key)
  await isAt(expected)
}

it('opens by the first press, and closes by Escape and by another', async () => {
  const button = await showMenu()
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(button)
  await isOpen()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.click(button)
  await isOpen()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('is gone through by arrows, Home, End and letters, and gives the focus back', async () => {
  const button = await showMenu()
  button.focus()
  await userEvent.keyboard('{ArrowUp}')
  await isOpen()
  await isAt('Delete')
  await press('{ArrowDown}', 'Edit')
  await press('{ArrowUp}', 'Delete')
  await press('{Home}', 'Edit')
  await press('{End}', 'Delete')
  await press('c', 'Copy')
  await press('a', 'Cancel')
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['Cancel']])
  await waitFor(() => expect(document.activeElement).toBe(button))
})

const QUESTION = TEXTS.confirmDeleteUser

const rowOf = (name: string, remove = vi.fn<() => void>()) => (
  <DeleteButton of={name} question={QUESTION} call={remove} done="Deleted" failed="Not deleted">
    {name}
  </DeleteButton>
)

it('asks about the one row, and says nothing before and after', async () => {
  const remove = vi.fn<() => void>()
  renderApp(
    <>
      {rowOf('Ravi')}
      {rowOf('Meena', remove)}
    </>,
  )
  expect(screen.queryByText(QUESTION)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Meena' }))
  expect(screen.getByText(QUESTION)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(QUESTION)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Meena' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledOnce()
})

const closeNamed = (name: string) =>
  act(() => screen.getByRole<HTMLDialogElement>('dialog', { name }).close())

it('stays open when a question within it is closed', () => {
  const onClose = vi.fn<() => void>()
  const onAnswer = vi.fn<() => void>()
  renderApp(
    <Drawer isOpen onClose={onClose} title="Cart" closeLabel="Close">
      <Dialog isOpen onClose={onAnswer} labelledBy="question">
        <h2 id="question">Remove it?</h2>
      </Dialog>
    </Drawer>,
  )
  closeNamed('Remove it?')
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  closeNamed('Cart')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at once on Escape, and not by the late word of an earlier closing', () => {
  const onClose = vi.fn<() => void>()
  renderApp(
    <Drawer isOpen onClose={onClose} title="Cart" closeLabel="Close">
      <p>Empty</p>
    </Drawer>,
  )
  const drawer = screen.getByRole('dialog', { name: 'Cart' })
  fireEvent(drawer, new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(drawer, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
