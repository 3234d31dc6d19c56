import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { t } from '../texts.ts'

/** Whether the account's address is confirmed; if not, what that means and a button for another link. */
export const EmailStatus = ({ email }: { email: string }) => {
  const profile = useQuery({
    queryKey: ['profile', email],
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
    // The link is followed in another tab, or on another device.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const sendAgain = useMutation({ mutationFn: () => call('POST /api/users/email-confirmation') })
  if (!profile.data) return null
  if (profile.data.emailConfirmed)
    return (
      <chakra.span display="block" fontSize="sm" fontWeight="normal" color="success">
        {t('emailConfirmed')}
      </chakra.span>
    )
  return (
    <chakra.div mt="1" fontSize="sm" fontWeight="normal">
      <chakra.p color="ink.soft">{t('emailUnconfirmed')}</chakra.p>
      {sendAgain.isSuccess ? (
        <chakra.output display="block" mt="1" fontWeight="medium" color="success">
          {translateReason(sendAgain.data)}
        </chakra.output>
      ) : (
        <Button
          variant="outline"
          size="sm"
          mt="2"
          disabled={sendAgain.isPending}
          onClick={() => sendAgain.mutate()}
        >
          {t('sendLinkAgain')}
        </Button>
      )}
      {sendAgain.error && (
        <chakra.p role="alert" mt="1" color="danger">
          {messageOf(sendAgain.error)}
        </chakra.p>
      )}
    </chakra.div>
  )
}
