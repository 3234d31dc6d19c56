import { t } from './texts.ts'

export const courierName = (courier: string): string => courier || t('ownDelivery')
