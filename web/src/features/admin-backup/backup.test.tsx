import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { BackupDue } from './components/backup-due.tsx'
import { Backup } from './components/backup.tsx'

signInBeforeEach('admin')

const OLD = { last: { at: '2026-10-01T10:00:00.000Z', by: 'download' as const }, scheduled: false }

it('puts the parts together under a passphrase that was written down', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  // The tests' browser would go to the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const api = fakeApi({
    'GET /api/admin/backup': { body: { ...OLD, due: true } },
    'POST /api/admin/backup/parts': ({ body }) =>
      'cursor' in (body as object)
        ? { body: 'second' }
        : { body: 'first', headers: { 'X-Next-Cursor': 'two' } },
  })
  renderApp(<Backup />, { at: '/admin/backup' })
  expect(await screen.findByText('The last backup is more than a month old.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Download the backup' }))
  expect(screen.getByText('Please write it down first')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Passphrase'))
  await userEvent.click(screen.getByRole('button', { name: 'Make one up' }))
  const { value } = screen.getByLabelText<HTMLInputElement>('Passphrase')
  expect(value).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  await userEvent.click(screen.getByLabelText('I have written the passphrase down'))
  await userEvent.click(screen.getByRole('button', { name: 'Download the backup' }))
  expect(await screen.findByText(/^The backup is complete/)).toBeTruthy()
  const sent = api.sent.filter(({ call }) => call === 'POST /api/admin/backup/parts')
  expect(sent.map(({ body }) => body)).toEqual([
    { passphrase: value, pictures: true },
    { passphrase: value, pictures: true, cursor: 'two' },
  ])
  expect(await saved[0]?.text()).toBe('"first""second"')
})

it('reminds where one is due, and not where they are made by themselves', async () => {
  fakeApi({
    'GET /api/admin/backup': { body: { ...OLD, due: true } },
    'PUT /api/admin/backup': { body: { ...OLD, scheduled: true, due: false } },
  })
  renderApp(
    <>
      <BackupDue />
      <Backup />
    </>,
    { at: '/admin/backup' },
  )
  expect(await screen.findByRole('link', { name: 'Make a backup' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Backups are made by themselves'))
  expect(await screen.findByLabelText('Backups are made by themselves')).toHaveProperty(
    'checked',
    true,
  )
  expect(screen.queryByRole('link', { name: 'Make a backup' })).toBeNull()
})

it('keeps the room of the last backup while it is asked for', async () => {
  fakeApi({ 'GET /api/admin/backup': { body: { ...OLD, due: false } } })
  renderApp(<Backup />, { at: '/admin/backup' })
  const room = screen.getByText('Backups are made by themselves').closest('[aria-hidden]')
  expect(room).toBeTruthy()
  expect(
    await screen.findByRole('checkbox', { name: 'Backups are made by themselves' }),
  ).toBeTruthy()
  expect(room?.isConnected).toBe(false)
})
