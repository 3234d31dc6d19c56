import { TEXTS } from '@bartan/contract/shop/texts'
import { plainPhone } from '@bartan/contract/users/rules'
import type { SignedIn } from '@bartan/contract/users/schema'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asha, aShop, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { LoginForm } from './components/login-form.tsx'
import { RegisterForm } from './components/register-form.tsx'

const { phone: PHONE, password: PASSWORD } = TEXTS

const welcome = () => vi.fn<(signedIn: SignedIn) => Promise<void>>(() => Promise.resolve())
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const way = () => screen.getByText('Forgot your password?').closest('details')
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('login', () => {
  it.each(['', '12345', '98765432101', '98765abc10', '+1 98765 43210'])(
    'sends nothing for the phone "%s"',
    async (phone) => {
      const api = fakeApi({})
      renderApp(<LoginForm onSignedIn={welcome()} />)
      fill('Phone', phone)
      fill('Password', 'whatever')
      submit('Login')
      expect(await screen.findByText(PHONE)).toBeTruthy()
      expect(document.activeElement).toBe(field('Phone'))
      expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
      expect(api.calls()).toEqual([])
    },
  )

  it('requires a password', async () => {
    const api = fakeApi({})
    renderApp(<LoginForm onSignedIn={welcome()} />)
    fill('Phone', asha.phone)
    submit('Login')
    expect(await screen.findByText('Password is required')).toBeTruthy()
    expect(api.calls()).toEqual([])
  })

  it('hands on who logged in', async () => {
    const api = fakeApi({ 'POST /api/users/login': { body: signedInAs(asha) } })
    const onSignedIn = welcome()
    renderApp(<LoginForm onSignedIn={onSignedIn} />)
    fill('Phone', asha.phone)
    fill('Password', 'Shopper@123')
    submit('Login')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(api.sent[0]?.body).toEqual({ phone: asha.phone, password: 'Shopper@123' })
  })

  it("can't be sent again while the next page is loaded", async () => {
    const api = fakeApi({ 'POST /api/users/login': { body: signedInAs(asha) } })
    const onSignedIn = welcome()
    renderApp(<LoginForm onSignedIn={onSignedIn} />)
    fill('Phone', asha.phone)
    fill('Password', 'Shopper@123')
    submit('Login')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    await act(() => Promise.resolve())
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Log/ })
    expect(button?.disabled).toBe(true)
    expect(api.sent).toHaveLength(1)
  })

  it.each(['+91 98765 43210', '098765-43210', '९८७६५ ४३२१०'])(
    'takes the phone "%s", and sends its ten digits',
    async (phone) => {
      const api = fakeApi({ 'POST /api/users/login': { body: signedInAs(asha) } })
      renderApp(<LoginForm onSignedIn={welcome()} />)
      fill('Phone', phone)
      fill('Password', 'Shopper@123')
      submit('Login')
      await waitFor(() => expect(api.sent[0]?.body).toMatchObject({ phone: '9876543210' }))
    },
  )

  it('shows what the server says, and lets one try again', async () => {
    fakeApi({ 'POST /api/users/login': failure(401, 'unauthenticated', TEXTS.invalidCredentials) })
    renderApp(<LoginForm onSignedIn={welcome()} />)
    fill('Phone', asha.phone)
    fill('Password', 'wrong')
    submit('Login')
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.invalidCredentials)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false)
  })

  it('has a quiet way back for who forgot the password, right below what a failure says', async () => {
    fakeApi({ 'POST /api/users/login': failure(401, 'unauthenticated', TEXTS.invalidCredentials) })
    renderApp(<LoginForm onSignedIn={welcome()} />)
    fill('Phone', asha.phone)
    fill('Password', 'wrong')
    submit('Login')
    const alert = await screen.findByRole('alert')
    expect(alert.parentElement?.nextElementSibling).toBe(way())
    expect(way()?.open).toBe(false)
    const [whatsApp, phone] = [...(way()?.querySelectorAll('a') ?? [])]
    expect(whatsApp?.href).toBe(
      `https://wa.me/91${plainPhone(aShop.phone)}?text=${encodeURIComponent(
        `Hello, I have forgotten my password at ${aShop.name}.`,
      )}`,
    )
    expect(phone?.href).toBe(`tel:+91${plainPhone(aShop.phone)}`)
    expect(phone?.textContent).toBe(`Call ${aShop.phone}`)
  })

  it('asks for a link to a new password', async () => {
    const api = fakeApi({ 'POST /api/users/password-reset': { status: 202, body: {} } })
    renderApp(<LoginForm onSignedIn={welcome()} />)
    fill('Phone', asha.phone)
    submit('Send me a link')
    expect(await screen.findByText(/the link is on its way/)).toBeTruthy()
    expect(api.sent[0]?.body).toEqual({ phone: asha.phone })
  })

  it('shows and hides the password', () => {
    renderApp(<LoginForm onSignedIn={welcome()} />)
    expect(field('Password').type).toBe('password')
    submit('Show password')
    expect(field('Password').type).toBe('text')
    submit('Hide password')
    expect(field('Password').type).toBe('password')
  })

  it('helps keyboards and password managers', () => {
    renderApp(<LoginForm onSignedIn={welcome()} />)
    expect(field('Phone').type).toBe('tel')
    expect(field('Password').autocomplete).toBe('current-password')
  })
})

const done = () => screen.queryAllByText('(done)').map((mark) => mark.parentElement?.textContent)

const renderForm = (onSignedIn = welcome()) => renderApp(<RegisterForm onSignedIn={onSignedIn} />)
const fillAll = (changes: { name?: string; phone?: string; email?: string; password?: string }) => {
  fill('Name', changes.name ?? 'Asha Rao')
  fill('Phone', changes.phone ?? asha.phone)
  fill(/Email/, changes.email ?? '')
  fill('Password', changes.password ?? 'Asha@1234')
}

describe('registration', () => {
  it('says every fault at once, and leads to the password before the phone', async () => {
    const api = fakeApi({})
    renderForm()
    fillAll({ password: 'short', phone: '123' })
    submit('Register')
    expect(await screen.findByText(PASSWORD)).toBeTruthy()
    expect(screen.getByText(PHONE)).toBeTruthy()
    expect(document.activeElement).toBe(field('Password'))
    fill('Password', 'Asha@1234')
    submit('Register')
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
    expect(screen.getByText(PHONE)).toBeTruthy()
    expect(screen.queryByText(PASSWORD)).toBeNull()
    expect(api.calls()).toEqual([])
  })

  it.each(['Asha@12', 'Asha@12345678901234567', 'asha1234', '12345678@', 'Asha@asha'])(
    'refuses the password %s',
    async (password) => {
      renderForm()
      fillAll({ password })
      submit('Register')
      expect(await screen.findByText(PASSWORD)).toBeTruthy()
    },
  )

  it('ticks off the parts of the password rule as they are typed', () => {
    renderForm()
    expect(done()).toEqual([])
    fill('Password', 'asha1')
    expect(done()).toEqual(['a letter (done)', 'a digit (done)'])
    fill('Password', 'Asha@1234')
    expect(done()).toHaveLength(4)
  })

  it('requires a name and a real e-mail if any', async () => {
    const api = fakeApi({})
    renderForm()
    fillAll({ name: ' ', email: 'asha@' })
    submit('Register')
    expect(await screen.findByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(api.calls()).toEqual([])
  })

  it('keeps what was typed over a reload, but never the password, until the account is there', async () => {
    fakeApi({ 'POST /api/users/register': { status: 201, body: signedInAs(asha) } })
    const first = renderForm()
    fillAll({ email: 'asha@example.in' })
    first.unmount()
    expect(localStorage.getItem('drafts')).not.toContain('Asha@1234')

    const onSignedIn = welcome()
    const second = renderForm(onSignedIn)
    expect(field('Name').value).toBe('Asha Rao')
    expect(field('Phone').value).toBe(asha.phone)
    expect(field(/Email/).value).toBe('asha@example.in')
    expect(field('Password').value).toBe('')
    fill('Password', 'Asha@1234')
    submit('Register')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    second.unmount()
    renderForm()
    expect(field('Name').value).toBe('')
  })

  it('sends no e-mail where none was given', async () => {
    const api = fakeApi({ 'POST /api/users/register': { status: 201, body: signedInAs(asha) } })
    const onSignedIn = welcome()
    renderForm(onSignedIn)
    fillAll({})
    submit('Register')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    expect(api.sent[0]?.body).toEqual({
      name: 'Asha Rao',
      phone: asha.phone,
      password: 'Asha@1234',
    })
  })

  it('shows the server’s message, at the field it concerns', async () => {
    const fault = 'Too long'
    fakeApi({
      'POST /api/users/register': failure(400, 'validation', fault, { fields: { name: fault } }),
    })
    renderForm()
    fillAll({})
    submit('Register')
    expect(await screen.findByText(fault)).toBeTruthy()
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Name'))
  })

  it('says below the button that the phone is known, and marks it', async () => {
    const taken = TEXTS.userExists
    fakeApi({
      'POST /api/users/register': failure(409, 'phone_taken', taken, { fields: { phone: taken } }),
    })
    renderForm()
    fillAll({})
    submit('Register')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`${taken} Log in with this number`)
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
  })
})
