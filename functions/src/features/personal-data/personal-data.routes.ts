import { getMyData, withdrawConsent } from '@bartan/contract/personal-data/endpoints'
import { handle } from '#http/framework/route.ts'
import type { PersonalDataService } from './personal-data.service.ts'

export const personalDataRoutes = (personalData: PersonalDataService) => [
  handle(getMyData, ({ caller }) => personalData.read(caller)),
  handle(withdrawConsent, ({ caller, params }) => personalData.withdraw(caller, params.purpose)),
]
