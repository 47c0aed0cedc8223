export { beginOperatorSession } from './handler/beginOperatorSession.ts';
export { checkOperator } from './handler/checkOperator.ts';
export { findHandler } from './handler/findHandler.ts';
export { makeOperator, renewOperator, type SecondFactor } from './handler/makeOperator.ts';
export { type OperatorAccount, operatorAccounts } from './repositories/operatorAccounts.ts';
export { operatorTokens } from './repositories/operatorTokens.ts';
export { resetPassword } from './resetPassword.ts';
export { withdrawItem } from './withdrawItem.ts';
