import { expect } from '@open-wc/testing';
import { type Options, readRules } from '../../src/core/index.js';
import { refused, sure } from '../suites/results.js';

const options: Options = {
  size: { default: '8', values: '8|6' },
  twoWords: { default: 'off', values: 'off|on' },
  clock: { default: 'off', values: 'off|[1-9]|[1-8][0-9]|90' },
  seats: { default: 'a,b', values: 'a|b|c', least: 2 },
};

const defaults = { size: '8', twoWords: 'off', clock: 'off', seats: 'a,b' };
const read = (text: string) => sure(readRules(options, text));
const fault = (text: string) => refused(readRules(options, text));

describe('readRules', () => {
  it('gives every switch its default where none is set', () => {
    for (const text of ['', ' \n ']) expect(read(text)).deep.equal(defaults);
    expect(readRules({}, '')).deep.equal({});
  });

  it('reads words in any order, any case and any white space', () => {
    const expected = { ...defaults, size: '6', twoWords: 'on' };
    for (const text of ['size=6 twoWords=on', ' TWOWORDS=ON\n\tSize=6 ', 'twowords=on  size=6']) {
      expect(read(text), text).deep.equal(expected);
    }
  });

  it('lets the last of two settings win', () => {
    expect(read('size=6 size=8').size).equal('8');
  });

  it('reads what a pattern allows, from its first sign to its last', () => {
    for (const value of ['1', '9', '89', '90', 'off']) expect(read(`clock=${value}`).clock).equal(value);
    for (const value of ['0', '-1', '+1', '91', '1000', '1.5', '1e1', '010', '0x9', '9s', 'on', '', '9,9']) {
      expect(fault(`clock=${value}`).place, value).equal('rules, clock');
    }
  });

  it('reads one of the words only, and the whole of it', () => {
    for (const value of ['1', '7', '86', '68', '8|6', '8x', 'x6'])
      expect(fault(`size=${value}`).place, value).equal('rules, size');
  });

  it('reads lists of different words, in their order', () => {
    for (const value of ['a,b', 'b,a', 'c,a,b']) expect(read(`seats=${value}`).seats).equal(value);
    for (const value of ['', 'a', 'a,a', 'a,b,a', 'a,d', 'a,', ',a', 'a,,b', 'a,b,', 'ab', 'a;b']) {
      expect(fault(`seats=${value}`).place, value).equal('rules, seats');
    }
  });

  it('takes no list where one word is expected', () => {
    expect(fault('size=8,6').place).equal('rules, size');
  });

  it('refuses a switch that the game does not have, and names those it has', () => {
    for (const text of ['speed=9', 'size=6 speed=9', 'constructor=1', '__proto__=a', '=8', 'siz=8']) {
      const { place, message, rule } = fault(text);
      expect(place, text).equal('rules');
      expect(rule, text).equal(undefined);
      for (const name of Object.keys(options)) expect(message, text).include(name);
    }
  });

  it('refuses a switch without a value, and one with two', () => {
    for (const text of ['size', 'size=', 'size = 6', 'size=6=8', 'size==6']) {
      expect(fault(text).place, text).match(/^rules/);
    }
  });

  it('says what was found and what could stand there', () => {
    const { place, expected, message } = fault('clock=500');
    expect(place).equal('rules, clock');
    expect(expected).include('off');
    for (const part of ['500', expected, place]) expect(message).include(part);
    expect(fault('seats=a').expected).include('2');
  });
});

describe('readRules with a switch that is itself called rules', () => {
  const withRules: Options = { ...options, rules: { default: 'plain', values: 'plain|expert|off' } };
  const words = (text: string) => sure(readRules(withRules, text));

  it('reads a word alone as its value', () => {
    expect(words('').rules).equal('plain');
    for (const text of ['expert', ' EXPERT ', 'rules=expert', 'Rules=Expert']) {
      expect(words(text), text).deep.equal({ ...defaults, rules: 'expert' });
    }
  });

  it('reads it among other switches, in any order', () => {
    for (const text of ['expert size=6', 'size=6 expert', 'size=6\texpert clock=off']) {
      expect(words(text), text).deep.equal({ ...defaults, rules: 'expert', size: '6' });
    }
  });

  it('lets the last of two values win, however they are written', () => {
    expect(words('expert plain').rules).equal('plain');
    expect(words('expert rules=plain').rules).equal('plain');
    expect(words('rules=plain expert').rules).equal('expert');
  });

  it('reads no value of another switch without its name', () => {
    expect(words('off')).deep.equal({ ...defaults, rules: 'off' });
    for (const text of ['6', 'on', 'a,b', 'size', 'expert,plain', 'plain expert 6', 'experts', '=expert']) {
      const { place, message } = refused(readRules(withRules, text));
      expect(place, text).equal('rules');
      expect(message, text).match(/expert|rules/);
    }
    expect(refused(readRules(withRules, 'rules=')).place).equal('rules');
  });

  it('reads none where there is no such switch', () => {
    for (const text of ['expert', 'off', 'rules=expert', 'rules'])
      expect(fault(text).place, text).equal('rules');
  });
});
