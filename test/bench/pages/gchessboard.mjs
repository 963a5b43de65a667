import 'gchessboard';

export const figure = (box) => (box.innerHTML = '<g-chess-board fen="start"></g-chess-board>');
