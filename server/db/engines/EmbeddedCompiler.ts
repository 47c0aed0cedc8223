import { type BinaryOperationNode, type LimitNode, SqliteQueryCompiler } from 'kysely';
import { literalFlag } from '../literalFlag.ts';
import { isConstant } from '../Slot.ts';

/** Writes queries so that SQLite need not plan them again. */
export class EmbeddedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(literalFlag(node));
  }

  /** A parameter alone would have SQLite plan the statement again each time one is bound: it reads the number to plan by. */
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit (');
    this.visitNode(limit);
    this.append(' + 0)');
  }
}
