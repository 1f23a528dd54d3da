/**
 * Reads tables of the FlatBuffers wire format: offsets are relative to their own position, a table
 * begins with the offset back to its vtable, and a missing field has the offset 0.
 */
export class FlatBuffer {
  readonly #view: DataView;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get root(): number {
    return this.#follow(0);
  }

  int(table: number, field: number): number {
    const at = this.#field(table, field);
    return at ? this.#view.getInt32(at, true) : 0;
  }

  byte(table: number, field: number): number {
    const at = this.#field(table, field);
    return at ? this.#view.getInt8(at) : 0;
  }

  table(table: number, field: number): number | undefined {
    const at = this.#field(table, field);
    return at ? this.#follow(at) : undefined;
  }

  tables(table: number, field: number): number[] {
    return this.#items(table, field, 4).map((at) => this.#follow(at));
  }

  ints(table: number, field: number): number[] {
    return this.#items(table, field, 4).map((at) => this.#view.getInt32(at, true));
  }

  /** A byte vector of the file, not copied. */
  blob(table: number, field: number): Uint8Array {
    const at = this.#field(table, field);
    if (!at) return new Uint8Array();
    const vector = this.#follow(at);
    return this.bytes.subarray(vector + 4, vector + 4 + this.#view.getUint32(vector, true));
  }

  text(table: number, field: number): string {
    return new TextDecoder().decode(this.blob(table, field));
  }

  #items(table: number, field: number, size: number): number[] {
    const at = this.#field(table, field);
    if (!at) return [];
    const vector = this.#follow(at);
    const length = this.#view.getUint32(vector, true);
    return Array.from({ length }, (_, i) => vector + 4 + i * size);
  }

  #field(table: number, field: number): number {
    const list = table - this.#view.getInt32(table, true);
    const place = 4 + field * 2;
    if (place >= this.#view.getUint16(list, true)) return 0;
    const offset = this.#view.getUint16(list + place, true);
    return offset ? table + offset : 0;
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }
}
