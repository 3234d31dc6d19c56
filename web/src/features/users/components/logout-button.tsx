import { LogOut } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { text } from '#i18n/texts.ts'
import { endSession } from '#lib/session/account-session.ts'

/** The guards of the pages behind the login do the rest: they lead to /login. */
export const LogoutButton = () => (
  <Button variant="outline" onClick={() => void endSession()}>
    <LogOut aria-hidden size={18} />
    {text('logout')}
  </Button>
)
